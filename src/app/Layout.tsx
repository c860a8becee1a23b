import { Trans, useLingui } from '@lingui/react/macro';
import { DoorOpen, LifeBuoy, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Me } from '../features/account/account.schema.ts';
import { Button } from '../ui/Button.tsx';
import { CairnMark } from '../ui/CairnMark.tsx';
import { useOnline } from '../ui/online.ts';
import { chooseTheme, useDark } from '../ui/theme.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavLink } from './NavLink.tsx';
import { quickExit } from './quickExit.ts';
import { desktopLinks, findScreen, footerLinks, isWithin, type Screen } from './screens.tsx';

type LayoutProps = {
  /** Undefined while not known. */
  me: Me | null | undefined;
  screen: Screen;
  accountButtons: { onSignIn: () => void; onSignUp: () => void } | undefined;
  children: ReactNode;
};

/** What stands around every screen. */
export function Layout({ me, screen, accountButtons, children }: LayoutProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="skip -translate-y-20 fixed top-2 left-2 z-20 rounded-md bg-ink px-4 py-3 font-semibold text-paper text-sm focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <header className="header border-line border-b bg-paper">
        <div className="mx-auto flex min-h-16 w-full max-w-page flex-wrap items-center gap-1 px-4 py-2 sm:gap-2 sm:px-8">
          <Link href="/" className="inline-flex min-h-11 items-center gap-2 rounded-md pr-2 text-ink sm:mr-2">
            <CairnMark className="size-7 text-moss" />
            <span className="font-bold text-lg max-[22.5rem]:sr-only">
              <Trans>Cairn</Trans>
            </span>
          </Link>
          <nav
            aria-label={t`Main`}
            // The two buttons of visitors need the room of the links.
            className={`hidden ${accountButtons ? 'xl:block' : 'lg:block'}`}
          >
            <ul className="flex items-center">
              {desktopLinks.map(link => (
                <li key={link.path}>
                  <NavLink to={link} active={isWithin(screen, link)} place="top" />
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex flex-wrap items-center gap-1 sm:gap-2">
            <HelpLink active={screen.path === '/help'} />
            <QuickExitButton />
            <DarkSwitch />
            {accountButtons ? (
              <div className="hidden gap-2 xl:flex">
                <Button onClick={accountButtons.onSignIn}>
                  <Trans>Sign In</Trans>
                </Button>
                <Button variant="primary" onClick={accountButtons.onSignUp}>
                  <Trans>Create Account</Trans>
                </Button>
              </div>
            ) : null}
            {me ? <AvatarMenu me={me} /> : null}
            <MobileMenu me={me} screen={screen} accountButtons={accountButtons} />
          </div>
        </div>
      </header>
      <OfflineLine />
      {/* For what is not part of any screen, such as word of a new version. */}
      <div id="notices" />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      {fillsThePage.includes(screen.path) && me ? null : (
        <Footer>
          {/* Also while nobody can say who is here: without a connection, too, a page must be readable. */}
          {me ? null : <LanguageLinks />}
        </Footer>
      )}
    </div>
  );
}

/** What is talked in has its own end. */
const fillsThePage = ['/', '/support'];

function Footer({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <footer className="footer border-line border-t">
      <ul className="mx-auto flex w-full max-w-page flex-wrap gap-x-6 px-4 py-3 sm:px-8">
        {footerLinks.map(({ path, name }) => (
          <li key={path}>
            <Link
              href={path}
              className="inline-flex min-h-11 items-center text-muted text-sm underline-offset-4 hover:underline"
            >
              {i18n._(name)}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </footer>
  );
}

function HelpLink({ active }: { active: boolean }) {
  const help = findScreen('/help');
  return (
    <Link
      href={help.path}
      onPointerEnter={() => void help.preload().catch(() => {})}
      onFocus={() => void help.preload().catch(() => {})}
      aria-current={active ? 'page' : undefined}
      // The edge is seen where the browser takes the ground away.
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-transparent bg-ink px-3 font-semibold text-paper text-sm sm:px-4"
    >
      <LifeBuoy aria-hidden className="size-5 max-sm:hidden lg:max-xl:hidden" />
      <Trans>Help now</Trans>
    </Link>
  );
}

function QuickExitButton() {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      onClick={quickExit}
      data-leave="at once"
      aria-label={t`Quick exit`}
      title={t`Quick exit: leaves Cairn at once. Pressing Escape three times does the same.`}
      className="max-xl:w-11 max-xl:px-0 xl:px-3"
    >
      <DoorOpen aria-hidden className="size-5 shrink-0" />
      <span className="max-xl:hidden">
        <Trans>Quick exit</Trans>
      </span>
    </Button>
  );
}

function DarkSwitch() {
  const { t } = useLingui();
  const dark = useDark();
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label={t`Dark mode`}
      title={t`Dark mode`}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink transition-colors hover:bg-sunken"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

function OfflineLine() {
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="bg-dawn-soft px-4 py-2 text-center text-dawn-ink text-sm">
          <Trans>You are offline. What is on the screen stays; anything new needs a connection.</Trans>
        </p>
      )}
    </div>
  );
}
