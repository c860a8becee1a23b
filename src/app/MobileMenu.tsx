import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Me } from '../features/account/account.schema.ts';
import { SignOutButtons } from '../features/account/SignOutButtons.tsx';
import { Button } from '../ui/Button.tsx';
import { NavLink } from './NavLink.tsx';
import { placeUnderHeader } from './panel.ts';
import { isWithin, mobileLinks, type Screen } from './screens.tsx';

type MobileMenuProps = {
  me: Me | null | undefined;
  screen: Screen;
  accountButtons: { onSignIn: () => void; onSignUp: () => void } | undefined;
};

/** The navigation of small screens. The browser itself closes it on Escape and on a click outside. */
export function MobileMenu({ me, screen, accountButtons }: MobileMenuProps) {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  const label = open ? t`Close menu` : t`Open menu`;

  return (
    <div className={accountButtons ? 'xl:hidden' : 'lg:hidden'}>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={label}
        title={label}
        className="inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken"
      >
        {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={event => placeUnderHeader(event.currentTarget)}
        onToggle={event => setOpen(event.newState === 'open')}
        className="panel inset-x-0 w-full rounded-t-none"
      >
        <nav aria-label={t`Menu`}>
          <ul className="grid">
            {mobileLinks.map(link => (
              <li key={link.path}>
                <NavLink to={link} active={isWithin(screen, link)} place="menu" onClick={close} />
              </li>
            ))}
          </ul>
        </nav>
        {accountButtons ? (
          <div className="mt-3 grid gap-2 border-line border-t pt-4">
            <Button variant="primary" onClick={() => leaveFor(accountButtons.onSignUp)}>
              <Trans>Create Account</Trans>
            </Button>
            <Button onClick={() => leaveFor(accountButtons.onSignIn)}>
              <Trans>Sign In</Trans>
            </Button>
          </div>
        ) : null}
        {me ? (
          <div className="mt-3 border-line border-t pt-3">
            <p className="px-3 py-1 text-muted text-sm">{me.fullName}</p>
            {me.role === 'moderator' ? (
              <Link href="/moderation" onClick={close} className="menu-item">
                <Trans>Moderation</Trans>
              </Link>
            ) : null}
            <SignOutButtons />
          </div>
        ) : null}
      </div>
    </div>
  );

  function leaveFor(action: () => void) {
    close();
    action();
  }
}
