import { type UseFormInput, useForm } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the library accepts as the values of a form. */
type FormValues = NonNullable<UseFormInput<object>['initialValues']>;

type Faults<Field extends string, Fault extends string> = Partial<Record<Field, Fault>>;

interface BookingFormOptions<Values, Field extends string, Fault extends string> {
  initial: Values;
  /** The errors, field by field. */
  faultsOf: (values: Values) => Faults<Field, Fault>;
}

export interface BookingForm<Values, Field extends string, Fault extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  faults: Faults<Field, Fault>;
  /** Clears the error of the field, and returns the new values. */
  change: (field: Field | null, changes: Partial<Values>) => Values;
  /** Continues with valid values; otherwise focuses the first invalid field. */
  submit: (onValid: (values: Values) => void) => void;
}

/** A form of a booking: validated on submit, with errors at its fields. */
export function useBookingForm<Values extends FormValues, Field extends string, Fault extends string>({
  initial,
  faultsOf,
}: BookingFormOptions<Values, Field, Fault>): BookingForm<Values, Field, Fault> {
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const form = useForm<Values>({
    initialValues: initial,
    validate: faultsOf,
    clearInputErrorOnChange: false,
  });

  // An invalid field is marked only after the errors have been rendered.
  useEffect(() => {
    if (attempts > 0)
      element.current
        ?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"], button[data-error]')
        ?.focus();
  }, [attempts]);

  return {
    form: element,
    values: form.values,
    // These are the errors that `faultsOf` has returned.
    faults: form.errors as Faults<Field, Fault>,
    change: (field, changes) => {
      const next = { ...form.getValues(), ...changes };
      form.setValues(next);
      if (field !== null) form.clearFieldError(field);
      return next;
    },
    submit: (onValid) => {
      if (form.validate().hasErrors) setAttempts(attempts + 1);
      else onValid(form.getValues());
    },
  };
}
