import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Screen } from './screens.tsx';

type NavLinkProps = {
  to: Screen;
  active: boolean;
  /** Along the top of the page, or in the menu of small screens. */
  place: 'top' | 'menu';
  onClick?: () => void;
};

/** A link to a screen, which fetches the screen's code as soon as it is likely to be wanted. */
export function NavLink({ to, active, place, onClick }: NavLinkProps) {
  const { i18n } = useLingui();
  const preload = () => void to.preload().catch(() => {});
  return (
    <Link
      href={to.path}
      aria-current={active ? 'page' : undefined}
      onClick={onClick}
      onPointerEnter={preload}
      onFocus={preload}
      className={`nav-link nav-link-${place} ${to.path === '/community' ? 'nav-link-highlighted' : ''}`}
    >
      {i18n._(to.name)}
    </Link>
  );
}
