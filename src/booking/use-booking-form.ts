import { type UseFormInput, useForm } from '@mantine/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstFault } from '../components/form/use-app-form.ts';

type FormValues = NonNullable<UseFormInput<object>['initialValues']>;

type Faults<Field extends string, Fault extends string> = Partial<Record<Field, Fault>>;

interface BookingFormOptions<Values, Field extends string, Fault extends string> {
  initial: Values;
  findFaults: (values: Values) => Faults<Field, Fault>;
}

export interface BookingForm<Values, Field extends string, Fault extends string> {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  faults: Faults<Field, Fault>;
  change: (field: Field | null, changes: Partial<Values>) => Values;
  submit: (onValid: (values: Values) => void) => void;
}

/**
 * A form of a booking flow, validated when it is submitted. Unlike in `useAppForm`, the values are React state:
 * calendars, travelers and further fields are rendered from them. Errors of the server come from a chart,
 * not from the form.
 */
export function useBookingForm<Values extends FormValues, Field extends string, Fault extends string>({
  initial,
  findFaults,
}: BookingFormOptions<Values, Field, Fault>): BookingForm<Values, Field, Fault> {
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const form = useForm<Values>({
    initialValues: initial,
    validate: findFaults,
    clearInputErrorOnChange: false,
  });

  // The invalid field is marked only once the errors are rendered.
  useEffect(() => {
    if (attempts > 0 && element.current) focusFirstFault(element.current);
  }, [attempts]);

  return {
    form: element,
    values: form.values,
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

export function wordFaults<Field extends string, Fault extends string>(
  faults: Faults<Field, Fault>,
  word: (fault: Fault) => string,
): Partial<Record<string, string>> {
  const marked = Object.entries<Fault | undefined>(faults);
  return Object.fromEntries(marked.flatMap(([field, fault]) => (fault ? [[field, word(fault)]] : [])));
}
