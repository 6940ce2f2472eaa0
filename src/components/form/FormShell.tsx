import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../Notice.tsx';
import { Spinner } from '../Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import classes from './FormShell.module.css';
import type { AppForm } from './use-app-form.ts';

interface FormShellProps {
  label: string;
  form: Pick<AppForm<unknown>, 'formProps' | 'summary'>;
  pending: boolean;
  pendingLabel: string;
  submitLabel: string;
  notice?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function FormShell(props: FormShellProps) {
  const { label, form, pending, pendingLabel, submitLabel, notice, footer, children } = props;
  return (
    <form aria-label={label} className={classes.form} {...form.formProps}>
      {form.summary === null ? notice : <Notice kind="error">{form.summary}</Notice>}
      <Stack gap={20}>{children}</Stack>
      <SubmitButton pending={pending} pendingLabel={pendingLabel}>
        {submitLabel}
      </SubmitButton>
      {footer}
    </form>
  );
}

interface SubmitButtonProps {
  pending: boolean;
  pendingLabel: string;
  children: ReactNode;
}

/** Keeps the focus while the form is being sent; a disabled button would lose it. */
export function SubmitButton({ pending, pendingLabel, children }: SubmitButtonProps) {
  return (
    <div>
      <Button
        type="submit"
        fullWidth
        size="md"
        aria-disabled={pending}
        leftSection={pending ? <Spinner size={18} /> : null}
      >
        {children}
      </Button>
      <VisuallyHidden role="status">{pending ? pendingLabel : ''}</VisuallyHidden>
    </div>
  );
}
