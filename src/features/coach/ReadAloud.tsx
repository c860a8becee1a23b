import { useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';

/** Milliseconds that a browser may take to name its voices. */
const VOICES_TIMEOUT = 1_000;

type ReadAloudProps = {
  /** The coach's newest words, as markdown. */
  words: string;
  /** A line for the person: why nothing is heard. */
  onHint: (hint: string) => void;
};

/** Reads the coach's newest words aloud, with a voice of the device itself: others send the words elsewhere. */
export function ReadAloud({ words, onHint }: ReadAloudProps) {
  const { t } = useLingui();
  const [speaking, setSpeaking] = useState(false);
  // Which press of the button is being served: finding a voice takes a moment, and events come late.
  const serving = useRef<object>(null);

  function stop() {
    serving.current = null;
    setSpeaking(false);
    window.speechSynthesis?.cancel();
  }

  useEffect(
    () => () => {
      serving.current = null;
      window.speechSynthesis?.cancel();
    },
    [],
  );

  async function start() {
    const synthesis = window.speechSynthesis;
    if (!synthesis) {
      onHint(t`This browser can’t read aloud.`);
      return;
    }
    const press = {};
    serving.current = press;
    setSpeaking(true);
    onHint('');
    const [voice, text] = await Promise.all([localVoice(synthesis), withoutMarks(words)]);
    if (serving.current !== press) return;
    if (!voice) {
      stop();
      onHint(t`This device has no voice to read with. You can add one in its speech settings.`);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => serving.current === press && stop();
    utterance.onerror = () => {
      if (serving.current !== press) return;
      stop();
      onHint(t`Reading aloud stopped. Press Read aloud to try again.`);
    };
    synthesis.cancel();
    synthesis.speak(utterance);
  }

  return (
    <IconButton
      label={t`Read aloud`}
      icon={<Volume2 aria-hidden />}
      pressed={speaking}
      onClick={speaking ? stop : start}
    />
  );
}

const withoutMarks = (words: string): Promise<string> =>
  import('./markdown.rules.ts').then(
    ({ spokenText }) => spokenText(words),
    () => words,
  );

/** A voice of the device for the page's language. */
async function localVoice(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice | undefined> {
  // Some browsers load their voices only when first asked for them.
  if (!synthesis.getVoices().length) {
    await new Promise<void>(resolve => {
      synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
      setTimeout(resolve, VOICES_TIMEOUT);
    });
  }
  const voices = synthesis.getVoices().filter(voice => voice.localService);
  const language = document.documentElement.lang;
  return (
    voices.find(({ lang }) => lang === navigator.language) ??
    voices.find(({ lang }) => lang.startsWith(language))
  );
}
