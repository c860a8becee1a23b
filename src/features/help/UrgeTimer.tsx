import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Breath } from './Breath.tsx';
import { keepDevice, readDevice } from './device.ts';
import { keys } from './keptHelp.rules.ts';
import { clockWords, parseEnd, secondOfBreath, URGE_MS, type Urge, urgeAt } from './urge.rules.ts';

/** Ten minutes in which nothing has to be done. They go on through a reload, and while the screen is locked. */
export function UrgeTimer() {
  const { t } = useLingui();
  const [end, setEnd] = useState(() => parseEnd(readDevice(keys.urge), Date.now()));
  const now = useNow(end !== null);
  const urge = end === null ? null : urgeAt(end, now);

  function change(next: number | null) {
    setEnd(next);
    keepDevice(keys.urge, next === null ? null : String(next));
  }
  const start = () => change(Date.now() + URGE_MS);

  if (!urge || end === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-measure">
          <Trans>
            An urge is like a wave: it rises, stands, and falls by itself. Give it ten minutes before you
            decide anything. You can put the phone away meanwhile.
          </Trans>
        </p>
        <Button variant="primary" size="lg" onClick={start}>
          <Trans>Start ten minutes</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-center gap-4 text-center">
      {urge.stage === 'over' ? null : (
        <>
          <Breath phase={urge.breath} began={secondOfBreath(end, now)} />
          <p role="timer" aria-label={t`Time left`} className="text-xl tabular-nums">
            {clockWords(urge.left)}
          </p>
        </>
      )}
      <p role="status" className="max-w-measure text-pretty">
        <StageWords stage={urge.stage} />
      </p>
      {urge.stage === 'over' ? (
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" onClick={start}>
            <Trans>Another ten minutes</Trans>
          </Button>
          <Button size="lg" variant="primary" onClick={() => change(null)}>
            <Trans>I’m all right for now</Trans>
          </Button>
        </div>
      ) : (
        <Button variant="quiet" onClick={() => change(null)}>
          <Trans>End it here</Trans>
        </Button>
      )}
    </div>
  );
}

function StageWords({ stage }: { stage: Urge['stage'] }) {
  switch (stage) {
    case 'rising':
      return <Trans>It may still rise. You don’t have to fight it or obey it. Only let it be there.</Trans>;
    case 'standing':
      return (
        <Trans>
          Where in your body do you feel it? Look at it with some curiosity. It is a feeling, not an order.
        </Trans>
      );
    case 'easing':
      return <Trans>Most urges ease about now. Yours may take its own time, and that is fine too.</Trans>;
    case 'over':
      return (
        <Trans>
          Ten minutes have gone by, and you let them. Notice whether it is smaller now. If it is still loud,
          take another ten, or call someone.
        </Trans>
      );
  }
}

/** The time, looked at twice a second while something runs, and at once when the screen is unlocked. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 500);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [running]);
  return now;
}
