import { type FormEvent, useState } from 'react';

export type Values<Name extends string> = Record<Name, string>;
export type Messages<Name extends string> = Partial<Record<Name, string>>;

/** What the server did not accept, in words, and the field that it concerns; null when it concerns the whole. */
export interface Refusal {
  field: string | null;
  message: string;
}

interface FormOptions<Name extends string> {
  names: readonly Name[];
  validate: (values: Values<Name>) => Messages<Name>;
  refusal: Refusal | null;
  pending: boolean;
  onSubmit: (values: Values<Name>) => void;
}

/**
 * The fields keep their own values, so that what was typed or filled in before the page came alive is not lost;
 * they are read when the form is submitted. A message goes as soon as its field is edited.
 */
export function useFormState<Name extends string>(options: FormOptions<Name>) {
  const { names, validate, refusal, pending, onSubmit } = options;
  const [messages, setMessages] = useState<Messages<Name>>({});
  const [settledRefusal, setSettledRefusal] = useState<Refusal | null>(null);
  const openRefusal = refusal === settledRefusal ? null : refusal;
  const refusedField = names.find((name) => name === openRefusal?.field);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const values = valuesOf(form, names);
    const found = validate(values);
    setMessages(found);
    setSettledRefusal(refusal);
    const invalid = names.find((name) => found[name] !== undefined);
    if (invalid === undefined) onSubmit(values);
    else focusField(form, invalid);
  }

  function edited(event: FormEvent<HTMLFormElement>) {
    const field = names.find(
      (name) => event.target instanceof HTMLInputElement && event.target.name === name,
    );
    if (field === undefined) return;
    if (messages[field] !== undefined) setMessages({ ...messages, [field]: undefined });
    if (refusedField === field) setSettledRefusal(openRefusal);
  }

  return {
    formProps: { method: 'post', noValidate: true, onSubmit: submit, onInput: edited },
    fieldProps: (name: Name) => ({
      name,
      error: messages[name] ?? (refusedField === name ? openRefusal?.message : undefined),
    }),
    summary: refusedField === undefined ? (openRefusal?.message ?? null) : null,
  };
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Values<Name>; // one entry was made for every name
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
