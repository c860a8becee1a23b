import { Plural } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

type NewMessagesProps = {
  /** How many have come so far. */
  arrived: number;
  /** The newest message is out of sight. */
  reading: boolean;
  /** Whether what is on the screen stays where it is. */
  isReading: () => boolean;
  onShow: () => void;
};

/** How many messages came while somebody reads further down, and the way to them. */
export function NewMessages({ arrived, reading, isReading, onShow }: NewMessagesProps) {
  const [seen, setSeen] = useState(arrived);

  useLayoutEffect(() => {
    if (!isReading()) setSeen(arrived);
  }, [arrived, isReading]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming back to the newest means having seen it
  useLayoutEffect(() => {
    if (!reading) setSeen(arrived);
  }, [reading]);

  if (arrived <= seen) return null;
  return (
    <Button
      variant="primary"
      onClick={() => {
        setSeen(arrived);
        onShow();
      }}
      className="absolute top-full left-1/2 mt-2 w-max -translate-x-1/2 rounded-full! shadow-raised"
    >
      <ArrowUp aria-hidden className="size-4" />
      <Plural value={arrived - seen} one="# new message" other="# new messages" />
    </Button>
  );
}
