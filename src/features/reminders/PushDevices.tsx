import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useAction } from '../../ui/action.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { deviceName } from './deviceName.rules.ts';
import { canPush, PermissionRefused, usePush } from './push.api.ts';

type PushDevicesProps = { userId: string; on: boolean; onChange: (on: boolean) => void };

/** Reminders as notifications: on or off, and the devices that show them. Permission is asked for on the switch alone. */
export function PushDevices({ userId, on, onChange }: PushDevicesProps) {
  const { t } = useLingui();
  const push = usePush(userId);
  const adding = useAction(async () => {
    if (!push.data) throw push.error ?? new Error('not loaded');
    await push.addThis(push.data.publicKey, deviceName(navigator.userAgent) ?? t`Browser`);
  });
  const removing = useAction(push.remove);
  const possible = canPush();
  const devices = push.data?.devices ?? [];
  return (
    <div className="grid gap-2">
      <Switch
        label={t`As a notification`}
        hint={
          possible ? (
            <Trans>On the devices you add here.</Trans>
          ) : (
            <Trans>
              This browser can’t show notifications. On an iPhone or iPad, add Cairn to the home screen first.
            </Trans>
          )
        }
        on={on}
        disabled={!possible && !on}
        onChange={next => {
          if (!next || devices.length > 0) onChange(next);
          else adding.start(undefined, { onDone: () => onChange(true) });
        }}
      />
      {adding.error ? (
        <Notice tone="error">
          {adding.error instanceof PermissionRefused ? (
            <Trans>
              Your browser does not allow notifications from Cairn. You can change that in its settings for
              this site, then try again.
            </Trans>
          ) : (
            <>
              <Trans>This device could not be added.</Trans> {problemText(adding.error)}
            </>
          )}
        </Notice>
      ) : null}
      {on && devices.length > 0 ? (
        <ul aria-label={t`Devices with notifications`} className="grid gap-1">
          {devices.map(({ id, label }) => (
            <li key={id} className="flex items-center justify-between rounded-md bg-sunken pl-3">
              {label}
              <IconButton
                label={t`Remove ${label}`}
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => removing.start(id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {on && possible ? (
        <Button
          pending={adding.pending}
          onClick={() => adding.start(undefined)}
          className="justify-self-start"
        >
          <Trans>Add this device</Trans>
        </Button>
      ) : null}
      {removing.error ? <Notice tone="error">{problemText(removing.error)}</Notice> : null}
    </div>
  );
}
