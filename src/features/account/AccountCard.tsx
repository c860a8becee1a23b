import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from './account.schema.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { NameSetting } from './NameSetting.tsx';
import { OwnData } from './OwnData.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PictureSetting } from './PictureSetting.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { ProviderProblem } from './ProviderProblem.tsx';
import { SessionList } from './SessionList.tsx';

/** Who the person is here, how they sign in, and where they are signed in. */
export function AccountCard({ me, provider }: { me: Me; provider: string | null }) {
  const connected = new URLSearchParams(useSearch()).has('connected');
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <NameSetting me={me} />
      <PictureSetting me={me} />
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <p>
          <Trans>
            You sign in as <strong className="break-all">{me.email}</strong>. Nobody else sees this address.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen('email')}>
            <Trans>Change email</Trans>
          </Button>
          <Button onClick={() => setOpen('password')}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </div>
      <ProviderProblem />
      {connected ? (
        <Notice>
          <Trans>Connected. From now on you can sign in either way.</Trans>
        </Notice>
      ) : (
        <ProviderButton provider={provider} link />
      )}
      <PasskeyList userId={me.id} />
      <SessionList userId={me.id} />
      <OwnData me={me} />
      {open === 'email' ? <EmailDialog onClose={() => setOpen(null)} /> : null}
      {open === 'password' ? <PasswordDialog onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
