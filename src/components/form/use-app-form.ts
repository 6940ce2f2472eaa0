import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusFirstFault } from './focus-first-fault.ts';

export type Messages<Name extends string> = Partial<Record<Name, string>>;

/** What the server did not accept, in words, and the field that it concerns; null when it concerns the whole. */
export interface Refusal {
  field: string | null;
  message: string;
  /** What is wrong with single fields, besides the message on the whole. */
  fields?: Readonly<Record<string, string>>;
}

/** What the library takes for the values of a form. */
type FormValues = NonNullable<UseFormInput<object>['initialValues']>;

interface AppFormOptions<Values> {
  initialValues: Values;
  /** What has to be corrected, by the names of fields. */
  validate: (values: Values) => Messages<string>;
  /** The same object until another answer comes: what was edited since stays without a message. */
  refusal?: Refusal | null;
  /** The name in the form of a field as the server calls it, if that is not the same. */
  nameInForm?: (name: string, values: Values) => string;
  /** Called with every change of a value. */
  onValuesChange?: (values: Values) => void;
  /** What is submitted can't be sent yet; it is sent as soon as it can. */
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
  /** Why the server refused the whole; null when it did not, or names a field of the form. */
  summary: string | null;
}

/**
 * Mantine's form for what is sent to the server: the server's refusals stand at their fields, the first fault gets the
 * focus, and nothing is sent twice. Fields keep their own values (`mode: 'uncontrolled'`), so that what was typed
 * before the page was hydrated is not lost and typing renders nothing.
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
    ...(onValuesChange && { onValuesChange }),
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

  // A field is marked as faulty only once its message is rendered.
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

/** Takes what the fields contain for the values of the form. */
function copyFieldValues<Values>(
  element: HTMLFormElement,
  { setFieldValue }: UseFormReturnType<Values>,
): void {
  for (const field of element.querySelectorAll<HTMLElement>('[data-path]')) {
    const value = contentOf(field);
    // A path that the library wrote, with a value of the type that its fields have.
    if (value !== null) setFieldValue(field.dataset.path ?? '', value as never, { forceUpdate: false });
  }
}

function contentOf(field: HTMLElement): string | boolean | null {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  const hasText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return hasText ? field.value : null;
}
