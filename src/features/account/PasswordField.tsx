import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

type PasswordFieldProps = {
  label: string;
  autoComplete: 'new-password' | 'current-password';
  hint?: ReactNode;
  error: string | undefined;
  onInput: () => void;
};

/** A password that can be shown while typing. */
export function PasswordField({ label, ...field }: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      label={label}
      name="password"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        <Button aria-pressed={shown} className="w-18 shrink-0" onClick={() => setShown(!shown)}>
          {shown ? t`Hide` : t`Show`}
        </Button>
      }
    />
  );
}
