import { validCards } from '#domain/cards/card-expiry.ts';
import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import type { PassengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import type { BookingInfoRequest, CheckoutTerms } from '#domain/contract.ts';
import {
  type PassengerFault,
  type PassengerValues,
  passengerFaults,
  toPassengerDetails,
  toPassengerValues,
} from './passenger-values.ts';

type Reference = CheckoutTerms['referenceFields'][number];
type ReasonCode = NonNullable<BookingInfoRequest['reason']>['code'];

export interface CheckoutValues {
  creditCardId: string;
  purpose: string;
  comment: string;
  reasonCode: ReasonCode | '';
  reasonText: string;
  /** By the position of the field. */
  references: Readonly<Record<number, string>>;
  /** Of the passengers, by their ids. */
  passengers: Readonly<Record<string, PassengerValues>>;
  saveToProfiles: boolean;
}

export type CheckoutField =
  | 'creditCardId'
  | 'purpose'
  | 'reasonCode'
  | 'reasonText'
  | `reference${Reference['position']}`
  | PassengerField;

export type PassengerField = `${keyof PassengerValues} ${string}`;

export type CheckoutFaults = Partial<Record<CheckoutField, PassengerFault>>;

export interface CheckoutRequirements {
  terms: Pick<CheckoutTerms, 'paymentType' | 'creditCards' | 'referenceFields'>;
  /** The last day of the ordered parts: a card must be valid until then. */
  endsOn: string;
  needsReason: boolean;
  passengers: readonly PassengerRequirements[];
  today: string;
}

export function toCheckoutValues(
  info: CheckoutInfo,
  { passengers: requiredPassengers }: Pick<CheckoutRequirements, 'passengers'>,
): CheckoutValues {
  const { passengers = [] } = info;
  return {
    creditCardId: info.creditCardId ?? '',
    purpose: info.purpose,
    comment: info.comment ?? '',
    reasonCode: info.reason?.code ?? '',
    reasonText: info.reason?.text ?? '',
    references: Object.fromEntries(
      Object.entries(info.referenceFieldValues).map(([name, value]) => [
        name.replace('referenceField', ''),
        value,
      ]),
    ),
    passengers: Object.fromEntries(
      requiredPassengers.map((one) => [
        one.traveler,
        toPassengerValues(
          one,
          passengers.find(({ traveler }) => traveler === one.traveler),
        ),
      ]),
    ),
    saveToProfiles: false,
  };
}

export function enteredValues(
  passenger: PassengerRequirements,
  { passengers }: CheckoutValues,
): PassengerValues {
  return passengers[passenger.traveler] ?? toPassengerValues(passenger, undefined);
}

/** The values to send: only those that were entered and are required. */
export function toCheckoutInfo(
  values: CheckoutValues,
  { terms, needsReason, passengers }: CheckoutRequirements,
): CheckoutInfo {
  const { creditCardId, purpose, reasonCode } = values;
  const comment = values.comment.trim();
  const text = values.reasonText.trim();
  const references = terms.referenceFields.flatMap(({ position }) => {
    const value = (values.references[position] ?? '').trim();
    return value === '' ? [] : [[`referenceField${position}`, value]];
  });
  return {
    purpose,
    creditCardId: terms.paymentType === 'creditcard' && creditCardId !== '' ? creditCardId : undefined,
    comment: comment || undefined,
    reason: needsReason && reasonCode !== '' ? { code: reasonCode, ...(text !== '' && { text }) } : undefined,
    referenceFieldValues: Object.fromEntries(references),
    passengers:
      passengers.length > 0
        ? passengers.map((passenger) => toPassengerDetails(passenger, enteredValues(passenger, values)))
        : undefined,
  };
}

export function findFaults(values: CheckoutValues, requirements: CheckoutRequirements): CheckoutFaults {
  const faults: CheckoutFaults = {};
  for (const field of missingFields(values, requirements)) faults[field] = 'required';
  for (const passenger of requirements.passengers) {
    const found = Object.entries(
      passengerFaults(passenger, enteredValues(passenger, values), requirements.today),
    );
    for (const [field, fault] of found)
      faults[`${field as keyof PassengerValues} ${passenger.traveler}`] = fault;
  }
  return faults;
}

export function missingFields(values: CheckoutValues, requirements: CheckoutRequirements): CheckoutField[] {
  const { terms, needsReason } = requirements;
  const missing: CheckoutField[] = [];
  if (terms.paymentType === 'creditcard' && !hasCard(values, requirements)) missing.push('creditCardId');
  for (const { position, mandatory } of terms.referenceFields) {
    if (mandatory && (values.references[position] ?? '').trim() === '') missing.push(`reference${position}`);
  }
  if (values.purpose === '') missing.push('purpose');
  if (!needsReason) return missing;
  if (values.reasonCode === '') missing.push('reasonCode');
  if (values.reasonCode === 'other' && values.reasonText.trim() === '') missing.push('reasonText');
  return missing;
}

/** A card chosen earlier may have been removed, or may expire before the new dates. */
function hasCard({ creditCardId }: CheckoutValues, { terms, endsOn }: CheckoutRequirements): boolean {
  return validCards(terms.creditCards, endsOn).some(({ card }) => card._id === creditCardId);
}
