import type { CheckoutInfo, PassengerDetails } from '#domain/checkout/checkout-info.ts';
import { type BookingForm, useBookingForm } from '../../booking/use-booking-form.ts';
import {
  type CheckoutFaults,
  type CheckoutField,
  type CheckoutRequirements,
  type CheckoutValues,
  findFaults,
  toCheckoutInfo,
  toCheckoutValues,
} from './checkout-values.ts';
import type { PassengerFault } from './passenger-values.ts';

export type SaveToProfiles = (passengers: readonly PassengerDetails[]) => void;

interface CheckoutFormOptions extends CheckoutRequirements {
  info: CheckoutInfo;
  locked: boolean;
  onEdit: (info: CheckoutInfo) => void;
  onSubmit: (info: CheckoutInfo) => void;
  onSaveToProfiles: SaveToProfiles | null;
}

export interface CheckoutForm {
  form: BookingForm<CheckoutValues, CheckoutField, PassengerFault>['form'];
  values: CheckoutValues;
  missing: readonly string[];
  faults: CheckoutFaults;
  change: (field: CheckoutField | null, changes: Partial<CheckoutValues>) => void;
  submit: () => void;
}

export function useCheckoutForm(options: CheckoutFormOptions): CheckoutForm {
  const { info, locked, onEdit, onSubmit, onSaveToProfiles } = options;
  const { form, values, faults, change, submit } = useBookingForm({
    initial: toCheckoutValues(info, options),
    findFaults: (entered: CheckoutValues) => findFaults(entered, options),
  });
  return {
    form,
    values,
    missing: Object.keys(faults),
    faults,
    change: (field, changes) => onEdit(toCheckoutInfo(change(field, changes), options)),
    submit: () => {
      if (locked) return;
      submit((entered) => {
        const order = toCheckoutInfo(entered, options);
        if (entered.saveToProfiles) onSaveToProfiles?.(order.passengers ?? []);
        onSubmit(order);
      });
    },
  };
}
