import { useLingui } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';

/** The part of the Web Speech API that dictation needs; TypeScript's DOM types do not have it. */
type Recognition = {
  lang: string;
  continuous: boolean;
  onresult: (event: {
    resultIndex: number;
    results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
  }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start(): void;
  stop(): void;
  abort(): void;
};

type SpeechWindow = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

type VoiceInputProps = {
  onWords: (words: string) => void;
  /** A line for the person: that it listens, or why it can't. Empty when there is nothing to say. */
  onHint: (hint: string) => void;
};

/** Dictation, where the browser has it. */
export function VoiceInput({ onWords, onHint }: VoiceInputProps) {
  const { t } = useLingui();
  const [listening, setListening] = useState(false);
  const running = useRef<Recognition>(null);

  useEffect(() => () => running.current?.abort(), []);

  function start() {
    const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow;
    const Recognition = SpeechRecognition ?? webkitSpeechRecognition;
    if (!Recognition) {
      onHint(
        t`This browser can’t turn speech into text. The keyboard of your phone or computer may have a microphone key that works here.`,
      );
      return;
    }
    const recognition = new Recognition();
    let problem = '';
    recognition.lang = navigator.language;
    recognition.continuous = true;
    recognition.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) onWords(result[0]?.transcript ?? '');
      }
    };
    recognition.onerror = ({ error }) => {
      problem = whyNot(error);
    };
    recognition.onend = () => {
      running.current = null;
      setListening(false);
      onHint(problem);
    };
    running.current = recognition;
    setListening(true);
    onHint(t`Listening. Your browser may send your voice to its own speech service.`);
    try {
      recognition.start();
    } catch {
      problem = t`Voice input could not start.`;
      recognition.onend();
    }
  }

  function whyNot(error: string): string {
    switch (error) {
      case 'aborted':
        return '';
      case 'not-allowed':
      case 'service-not-allowed':
        return t`The microphone is not allowed here. You can allow it in your browser’s settings for this page.`;
      case 'audio-capture':
        return t`No microphone was found.`;
      case 'no-speech':
        return t`Nothing was heard. Press Voice input to try again.`;
      default:
        return t`Your browser’s speech service can’t be reached just now.`;
    }
  }

  return (
    <IconButton
      label={t`Voice input`}
      icon={<Mic aria-hidden />}
      pressed={listening}
      onClick={() => (running.current ? running.current.stop() : start())}
    />
  );
}
