import { type FormEvent, useEffect, useRef, useState } from 'react';

export type Values<Name extends string> = Record<Name, string>;
export type Messages<Name extends string> = Partial<Record<Name, string>>;

/** What the server did not accept, in words, and the field that it concerns; null when it concerns the whole. */
export interface Refusal {
  field: string | null;
  message: string;
  /** What is wrong with single fields, besides the message on the whole. */
  fields?: Readonly<Record<string, string>>;
}

interface FormOptions<Read> {
  /** What the fields say. */
  read: (form: HTMLFormElement) => Read;
  validate: (read: Read) => Messages<string>;
  /** Whether the form has a field of this name, which then shows what is wrong with it. */
  hasField: (name: string) => boolean;
  refusal: Refusal | null;
  /** What is sent can't be taken yet, and is kept until it can. */
  waiting?: boolean;
  pending: boolean;
  onSubmit: (read: Read) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The fields keep their own values, so that what was typed or filled in before the page came alive is not lost;
 * they are read when the form is submitted. What was sent by then, or while it could not be taken, is sent as soon as
 * it can. A message goes as soon as its field is edited.
 */
export function useFormState<Read>(options: FormOptions<Read>) {
  const { read, validate, hasField, refusal, waiting = false, pending, onSubmit } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages<string>>({});
  const [settled, setSettled] = useState<{ refusal: Refusal | null; fields: ReadonlySet<string> }>({
    refusal: null,
    fields: NOBODY,
  });
  /** Of this refusal, what stands at fields that were edited since, or all of it when it was sent again. */
  const settledFields = settled.refusal === refusal ? settled.fields : NOBODY;
  const open = refusal !== null && settledFields !== EVERYBODY ? refusal : null;
  const refusedField = open?.field && hasField(open.field) ? open.field : null;

  useEffect(() => {
    const form = ref.current;
    if (waiting || form?.dataset.sent === undefined) return;
    delete form.dataset.sent;
    form.requestSubmit();
  }, [waiting]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    if (waiting) {
      form.dataset.sent = '';
      return;
    }
    const values = read(form);
    const found = validate(values);
    setMessages(found);
    setSettled({ refusal, fields: EVERYBODY });
    if (!focusFirst(form, found)) onSubmit(values);
  }

  function edited(event: FormEvent) {
    const field = nameOf(event.target);
    if (field === null) return;
    if (messages[field] !== undefined) setMessages({ ...messages, [field]: undefined });
    if (refusalOf(field) !== undefined) setSettled({ refusal, fields: new Set([...settledFields, field]) });
  }

  function refusalOf(name: string): string | undefined {
    if (!open || settledFields.has(name)) return undefined;
    return open.fields?.[name] ?? (refusedField === name ? open.message : undefined);
  }

  return {
    formProps: { ref, method: 'post', noValidate: true, onSubmit: submit, onInput: edited },
    fieldProps: <Name extends string>(name: Name) => ({ name, error: messages[name] ?? refusalOf(name) }),
    summary: refusedField === null ? (open?.message ?? null) : null,
  };
}

const EVERYBODY: ReadonlySet<string> = new Set(['']);

/** What the fields of these names say. */
export function readNames<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Values<Name>; // one entry was made for every name
}

/** The first field with a message gets the focus; false when there is no message. */
function focusFirst(form: HTMLFormElement, messages: Messages<string>): boolean {
  if (Object.values(messages).every((message) => message === undefined)) return false;
  const field = [...form.elements].find((element) => {
    const name = nameOf(element);
    return name !== null && messages[name] !== undefined;
  });
  if (field instanceof HTMLElement) field.focus();
  return true;
}

function nameOf(element: EventTarget | null): string | null {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isField && element.type !== 'hidden' ? element.name : null;
}
