import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import type { FormProblems } from './formProblem.ts';

type AccountFormProps = {
  problems: FormProblems;
  pending: boolean;
  onSubmit: (values: { name: string; email: string; password: string }) => void;
  children: ReactNode;
};

/** The frame of every account form: reads its fields, says what is wrong, and takes the person to the first wrong field. */
export function AccountForm({ problems, pending, onSubmit, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problems.name || problems.email || problems.password) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [problems]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '');
    onSubmit({ name: text('name').trim(), email: text('email').trim(), password: text('password') });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {problems.form ? <Notice tone="error">{problems.form}</Notice> : null}
      {children}
    </form>
  );
}
