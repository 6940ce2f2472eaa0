import type { ReactNode } from 'react';
import { Notice } from '../Notice.tsx';
import classes from './FormShell.module.css';
import { SubmitButton } from './SubmitButton.tsx';
import { type Messages, type Refusal, useFormState, type Values } from './use-form-state.ts';

interface FieldProps {
  name: string;
  error: string | undefined;
}

interface FormShellProps<Name extends string> {
  /** What the form is called by assistive technology. */
  label: string;
  names: readonly Name[];
  validate: (values: Values<Name>) => Messages<Name>;
  onSubmit: (values: Values<Name>) => void;
  pending: boolean;
  pendingLabel: string;
  submitLabel: string;
  refusal?: Refusal | null;
  /** What is said above the fields besides a refusal. */
  notice?: ReactNode;
  /** What stands below the button. */
  footer?: ReactNode;
  children: (fieldProps: (name: Name) => FieldProps) => ReactNode;
}

/** The frame of every form: it can't forget a refusal, a message at a field, or that something is under way. */
export function FormShell<Name extends string>(props: FormShellProps<Name>) {
  const { label, names, validate, onSubmit, pending, pendingLabel, submitLabel, notice, footer } = props;
  const form = useFormState({ names, validate, refusal: props.refusal ?? null, pending, onSubmit });
  return (
    <form aria-label={label} className={classes.form} {...form.formProps}>
      {form.summary === null ? notice : <Notice kind="error">{form.summary}</Notice>}
      <div className={classes.fields}>{props.children(form.fieldProps)}</div>
      <SubmitButton pending={pending} pendingLabel={pendingLabel}>
        {submitLabel}
      </SubmitButton>
      {footer}
    </form>
  );
}
