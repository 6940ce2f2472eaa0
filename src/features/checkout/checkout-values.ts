import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import type { PassengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import { validCards } from '#domain/checkout/valid-cards.ts';
import type { BookingInfoRequest, CheckoutTerms } from '#domain/contract.ts';
import {
  enteredOf,
  type PassengerFault,
  type PassengerValues,
  passengerFaults,
  passengerValuesOf,
} from './passenger-values.ts';

type Reference = CheckoutTerms['referenceFields'][number];
type ReasonCode = NonNullable<BookingInfoRequest['reason']>['code'];

/** The trip information of a booking, as it is being entered. */
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
  /** Whether the entered data are also added to the profiles. */
  keepInProfiles: boolean;
}

export type CheckoutField =
  | 'creditCardId'
  | 'purpose'
  | 'reasonCode'
  | 'reasonText'
  | `reference${Reference['position']}`
  | PassengerField;

/** A field of a passenger. */
export type PassengerField = `${keyof PassengerValues} ${string}`;

export type CheckoutFaults = Partial<Record<CheckoutField, PassengerFault>>;

export interface Demands {
  terms: Pick<CheckoutTerms, 'paymentType' | 'creditCards' | 'referenceFields'>;
  /** The last day of the ordered parts: a card must be valid until then. */
  endsOn: string;
  /** Whether a rule of the policy is broken, which requires a reason. */
  needsReason: boolean;
  /** The passengers. */
  passengers: readonly PassengerRequirements[];
  /** `yyyy-MM-dd` */
  today: string;
}

export function valuesOf(
  info: CheckoutInfo,
  { passengers: asked }: Pick<Demands, 'passengers'>,
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
      asked.map((one) => [
        one.traveler,
        passengerValuesOf(
          one,
          passengers.find(({ traveler }) => traveler === one.traveler),
        ),
      ]),
    ),
    keepInProfiles: false,
  };
}

/** The entered data of a traveller, or the initial values of the form. */
export function writtenOf(asked: PassengerRequirements, { passengers }: CheckoutValues): PassengerValues {
  return passengers[asked.traveler] ?? passengerValuesOf(asked, undefined);
}

/** The values to send: only those that were entered and are required. */
export function infoOf(values: CheckoutValues, { terms, needsReason, passengers }: Demands): CheckoutInfo {
  const { creditCardId, purpose, reasonCode } = values;
  const comment = values.comment.trim();
  const text = values.reasonText.trim();
  const references = terms.referenceFields.flatMap(({ position }) => {
    const value = (values.references[position] ?? '').trim();
    return value === '' ? [] : [[`referenceField${position}`, value]];
  });
  return {
    purpose,
    ...(terms.paymentType === 'creditcard' && creditCardId !== '' && { creditCardId }),
    ...(comment !== '' && { comment }),
    ...(needsReason && reasonCode !== '' && { reason: { code: reasonCode, ...(text !== '' && { text }) } }),
    referenceFieldValues: Object.fromEntries(references),
    ...(passengers.length > 0 && {
      passengers: passengers.map((asked) => enteredOf(asked, writtenOf(asked, values))),
    }),
  };
}

/** The errors that have to be corrected before booking. */
export function faultsOf(values: CheckoutValues, demands: Demands): CheckoutFaults {
  const faults: CheckoutFaults = {};
  for (const field of missingFields(values, demands)) faults[field] = 'required';
  for (const asked of demands.passengers) {
    const found = Object.entries(passengerFaults(asked, writtenOf(asked, values), demands.today));
    for (const [field, fault] of found) faults[`${field as keyof PassengerValues} ${asked.traveler}`] = fault;
  }
  return faults;
}

/** The fields that have to be filled in before booking, in the order of the form. */
export function missingFields(values: CheckoutValues, demands: Demands): CheckoutField[] {
  const { terms, needsReason } = demands;
  const missing: CheckoutField[] = [];
  if (terms.paymentType === 'creditcard' && !hasCard(values, demands)) missing.push('creditCardId');
  for (const { position, mandatory } of terms.referenceFields) {
    if (mandatory && (values.references[position] ?? '').trim() === '') missing.push(`reference${position}`);
  }
  if (values.purpose === '') missing.push('purpose');
  if (!needsReason) return missing;
  if (values.reasonCode === '') missing.push('reasonCode');
  if (values.reasonCode === 'other' && values.reasonText.trim() === '') missing.push('reasonText');
  return missing;
}

/** A card chosen earlier may be gone by now, or expire before the new dates. */
function hasCard({ creditCardId }: CheckoutValues, { terms, endsOn }: Demands): boolean {
  return validCards(terms.creditCards, endsOn).some(({ card }) => card._id === creditCardId);
}
