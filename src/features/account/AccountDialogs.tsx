import { useState } from 'react';
import { ForgotDialog } from './ForgotDialog.tsx';
import { SignInDialog } from './SignInDialog.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';

export type AccountView = 'sign-in' | 'sign-up' | 'forgot';

export type AccountDialogProps = {
  /** Shared, so that it need not be typed again in the next dialog. */
  email: string;
  /** The place where people can sign in instead, if any. */
  provider: string | null;
  onEmail: (email: string) => void;
  onView: (view: AccountView) => void;
  onClose: () => void;
  onSignedIn: () => void;
};

const dialogs = { 'sign-in': SignInDialog, 'sign-up': SignUpDialog, forgot: ForgotDialog };

type AccountDialogsProps = Omit<AccountDialogProps, 'email' | 'onEmail'> & { view: AccountView };

/** The account dialog that is asked for. */
export function AccountDialogs({ view, ...actions }: AccountDialogsProps) {
  const [email, setEmail] = useState('');
  const Current = dialogs[view];
  return <Current key={view} email={email} onEmail={setEmail} {...actions} />;
}
