import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';

export type Messages<Name extends string> = Partial<Record<Name, string>>;

export interface Refusal {
  field: string | null;
  message: string;
  fields?: Readonly<Record<string, string>>;
}

type FormValues = NonNullable<UseFormInput<object>['initialValues']>;

interface AppFormOptions<Values> {
  initialValues: Values;
  validate: (values: Values) => Messages<string>;
  /** The same object until the next response, so that errors cleared by editing do not reappear. */
  refusal?: Refusal | null;
  nameInForm?: (name: string, values: Values) => string;
  onValuesChange?: (values: Values) => void;
  /** Submitting is not possible yet; a submission is sent as soon as it is. */
  waiting?: boolean;
  pending: boolean;
  onSubmit: (values: Values) => void;
}

export interface AppForm<Values> extends UseFormReturnType<Values> {
  formProps: {
    ref: Ref<HTMLFormElement>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The server's error for the whole form; null when there is none, or when it names a field. */
  summary: string | null;
}

/**
 * Mantine's form for requests to the server: the server's errors appear at their fields, the first invalid field gets
 * the focus, and nothing is sent twice. Fields are uncontrolled (`mode: 'uncontrolled'`), so that text typed before
 * hydration is not lost and typing rerenders nothing.
 */
export function useAppForm<Values extends FormValues>(options: AppFormOptions<Values>): AppForm<Values> {
  const { initialValues, validate, refusal = null, onValuesChange, waiting = false, pending } = options;
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(0);
  const [answered, setAnswered] = useState<Refusal | null>(null);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate,
    onValuesChange,
    enhanceGetInputProps: ({ field }) => ({ name: String(field) }),
  });
  const { clearErrors } = form;
  const isOpen = refusal !== null && refusal !== answered;
  const isAtField = isOpen && refusal.field !== null && Object.hasOwn(initialValues, refusal.field);

  const takeOverOnce = useEffectEvent(() => {
    if (element.current) copyFieldValues(element.current, form);
  });
  useEffect(() => takeOverOnce(), []);

  useEffect(() => {
    if (waiting || element.current?.dataset.sent === undefined) return;
    delete element.current.dataset.sent;
    element.current.requestSubmit();
  }, [waiting]);

  const showRefusal = useEffectEvent(({ field, message, fields = {} }: Refusal) => {
    const entries = Object.entries(isAtField && field !== null ? { ...fields, [field]: message } : fields);
    const nameOf = (name: string) => options.nameInForm?.(name, form.getValues()) ?? name;
    form.setErrors(Object.fromEntries(entries.map(([name, text]) => [nameOf(name), text])));
    setFaults(faults + 1);
  });
  useEffect(() => {
    if (!refusal) return;
    showRefusal(refusal);
    return clearErrors;
  }, [refusal, clearErrors]);

  // A field is marked invalid only once its message is rendered.
  useEffect(() => {
    if (faults > 0 && element.current) focusFirstFault(element.current);
  }, [faults]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    if (waiting) {
      event.currentTarget.dataset.sent = '';
      return;
    }
    // Some password managers fill in fields without an event.
    copyFieldValues(event.currentTarget, form);
    setAnswered(refusal);
    form.onSubmit(
      (values) => options.onSubmit(values),
      () => setFaults(faults + 1),
    )(event);
  }

  return {
    ...form,
    formProps: { ref: element, method: 'post', noValidate: true, onSubmit: submit },
    summary: isOpen && !isAtField ? refusal.message : null,
  };
}

function copyFieldValues<Values>(
  element: HTMLFormElement,
  { setFieldValue }: UseFormReturnType<Values>,
): void {
  for (const field of element.querySelectorAll<HTMLElement>('[data-path]')) {
    const value = readContent(field);
    // The library wrote this path, so the value has the type of its field.
    if (value !== null) setFieldValue(field.dataset.path ?? '', value as never, { forceUpdate: false });
  }
}

function readContent(field: HTMLElement): string | boolean | null {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  const hasText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return hasText ? field.value : null;
}

const FAULTY = ':is(input, select, textarea)[aria-invalid="true"], button[data-error]';

export function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(FAULTY)?.focus();
}
