import { type UseFormInput, useForm } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the library takes for the values of a form. */
type FormValues = NonNullable<UseFormInput<object>['initialValues']>;

type Faults<Field extends string, Fault extends string> = Partial<Record<Field, Fault>>;

interface BookingFormOptions<Values, Field extends string, Fault extends string> {
  initial: Values;
  /** What has to be corrected, field by field. */
  faultsOf: (values: Values) => Faults<Field, Fault>;
}

export interface BookingForm<Values, Field extends string, Fault extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  faults: Faults<Field, Fault>;
  /** The message at the field goes as soon as it is changed; answers the values as they are then. */
  change: (field: Field | null, changes: Partial<Values>) => Values;
  /** Goes on with the values when nothing has to be corrected; else the first such field gets the focus. */
  submit: (onValid: (values: Values) => void) => void;
}

/** A form of a booking: checked when it is submitted, with messages at its fields. */
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

  // The field in question is marked only once the faults have been drawn.
  useEffect(() => {
    if (attempts > 0)
      element.current
        ?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"], button[data-error]')
        ?.focus();
  }, [attempts]);

  return {
    form: element,
    values: form.values,
    // They are those that `faultsOf` has found.
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
