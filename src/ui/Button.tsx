import type { ComponentProps, ReactNode } from 'react';

const variants = {
  primary: 'bg-moss text-on-moss border-transparent hover:bg-moss-strong',
  secondary: 'bg-surface text-ink border-control hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
};

const sizes = {
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** The look of a button, for a link that must look like one. Never under 44 px high. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return `button inline-flex min-w-0 max-w-full items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline [overflow-wrap:anywhere] transition-colors aria-disabled:opacity-60 disabled:opacity-60 ${variants[variant]} ${sizes[size]}`;
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** At work: stays focusable, ignores clicks and reads as unavailable. */
  pending?: boolean;
};

/** A button with words. `type` is `button` unless told otherwise. */
export function Button({
  variant,
  size,
  pending = false,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || undefined}
      className={`${buttonClass(variant, size)} ${className}`}
      onClick={event => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-pressed'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Makes it a toggle button. */
  pressed?: boolean;
};

/** A 44 px square button with an icon and an accessible name. */
export function IconButton({
  label,
  icon,
  pressed,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink aria-pressed:bg-moss-soft aria-pressed:text-moss disabled:opacity-60 ${className}`}
    >
      {icon}
    </button>
  );
}
