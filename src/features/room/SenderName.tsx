import { Trans } from '@lingui/react/macro';

/** Who wrote or is here; whatever a name is made of, it disturbs nothing around it. */
export function SenderName({ name, own }: { name: string; own: boolean }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <bdi>{name}</bdi>
      {own ? (
        <span className="font-normal text-muted">
          {' '}
          <Trans>(you)</Trans>
        </span>
      ) : null}
    </span>
  );
}
