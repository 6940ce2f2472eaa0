import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BookingInfoRequest } from '#domain/contract.ts';
import {
  type CheckoutField,
  type CheckoutValues,
  type Demands,
  infoOf,
  missingFields,
  valuesOf,
} from './checkout-values.ts';

interface CheckoutFormOptions extends Demands {
  info: BookingInfoRequest;
  /** It can't be sent now. */
  locked: boolean;
  onEdit: (info: BookingInfoRequest) => void;
  onSubmit: (info: BookingInfoRequest) => void;
}

export interface CheckoutForm {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  missing: readonly CheckoutField[];
  change: (field: CheckoutField | null, changes: Partial<CheckoutValues>) => void;
  submit: () => void;
}

/** What is written in the form. A message goes as soon as its field is changed. */
export function useCheckoutForm(options: CheckoutFormOptions): CheckoutForm {
  const { info, locked, onEdit, onSubmit } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => valuesOf(info));
  const [missing, setMissing] = useState<readonly CheckoutField[]>([]);
  const [attempts, setAttempts] = useState(0);

  // The field in question is marked only once what is missing has been drawn.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  return {
    form,
    values,
    missing,
    change: (field, changes) => {
      const next = { ...values, ...changes };
      setValues(next);
      setMissing(missing.filter((one) => one !== field));
      onEdit(infoOf(next, options));
    },
    submit: () => {
      if (locked) return;
      const found = missingFields(values, options);
      setMissing(found);
      if (found.length === 0) onSubmit(infoOf(values, options));
      else setAttempts(attempts + 1);
    },
  };
}
