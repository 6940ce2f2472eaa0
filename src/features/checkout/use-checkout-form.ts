import type { BookingInfoRequest } from '#domain/contract.ts';
import { type BookingForm, useBookingForm } from '../../booking/use-booking-form.ts';
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
  form: BookingForm<CheckoutValues, CheckoutField, 'required'>['form'];
  values: CheckoutValues;
  missing: readonly string[];
  change: (field: CheckoutField | null, changes: Partial<CheckoutValues>) => void;
  submit: () => void;
}

/** What is entered for the order, which is kept with every change. */
export function useCheckoutForm(options: CheckoutFormOptions): CheckoutForm {
  const { info, locked, onEdit, onSubmit } = options;
  const { form, values, faults, change, submit } = useBookingForm({
    initial: valuesOf(info),
    faultsOf: (entered: CheckoutValues) =>
      Object.fromEntries(missingFields(entered, options).map((field) => [field, 'required' as const])),
  });
  return {
    form,
    values,
    missing: Object.keys(faults),
    change: (field, changes) => onEdit(infoOf(change(field, changes), options)),
    submit: () => {
      if (!locked) submit((entered) => onSubmit(infoOf(entered, options)));
    },
  };
}
