import type { ReactNode } from 'react';
import { type FieldProps, FormFrame } from './FormFrame.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type Messages, type Refusal, readNames, type Values } from './use-form-state.ts';

interface FormShellProps<Name extends string> {
  /** What the form is called by assistive technology. */
  label: string;
  names: readonly Name[];
  validate: (values: Values<Name>) => Messages<Name>;
  onSubmit: (values: Values<Name>) => void;
  /** What is sent can't be taken yet, and is kept until it can. */
  waiting?: boolean;
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
  return (
    <FormFrame<Values<Name>>
      label={label}
      read={(form) => readNames(form, names)}
      validate={validate}
      hasField={(name) => names.some((own) => own === name)}
      onSubmit={onSubmit}
      waiting={props.waiting ?? false}
      pending={pending}
      refusal={props.refusal ?? null}
      notice={notice}
      footer={
        <>
          <SubmitButton pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </SubmitButton>
          {footer}
        </>
      }
    >
      {props.children}
    </FormFrame>
  );
}
