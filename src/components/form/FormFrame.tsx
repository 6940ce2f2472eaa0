import type { ReactNode } from 'react';
import { Notice } from '../Notice.tsx';
import classes from './FormShell.module.css';
import { type Messages, type Refusal, useFormState } from './use-form-state.ts';

export interface FieldProps {
  name: string;
  error: string | undefined;
}

export interface FormFrameProps<Read> {
  /** What the form is called by assistive technology. */
  label: string;
  read: (form: HTMLFormElement) => Read;
  validate: (read: Read) => Messages<string>;
  hasField: (name: string) => boolean;
  onSubmit: (read: Read) => void;
  waiting?: boolean;
  pending: boolean;
  refusal: Refusal | null;
  /** What is said above the fields besides a refusal. */
  notice?: ReactNode;
  /** What stands below the fields: the buttons. */
  footer: ReactNode;
  children: (fieldProps: (name: string) => FieldProps) => ReactNode;
}

/** What all forms have in common, whatever their fields say. */
export function FormFrame<Read>({ label, notice, footer, children, ...options }: FormFrameProps<Read>) {
  const form = useFormState(options);
  return (
    <form aria-label={label} className={classes.form} {...form.formProps}>
      {form.summary === null ? notice : <Notice kind="error">{form.summary}</Notice>}
      <div className={classes.fields}>{children(form.fieldProps)}</div>
      {footer}
    </form>
  );
}
