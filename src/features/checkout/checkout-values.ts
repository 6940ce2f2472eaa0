import type { AskedPassenger } from '#domain/checkout/asked-passengers.ts';
import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
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

/** What is said with a booking, as it is being written. */
export interface CheckoutValues {
  creditCardId: string;
  purpose: string;
  comment: string;
  reasonCode: ReasonCode | '';
  reasonText: string;
  /** By the place of the field. */
  references: Readonly<Record<number, string>>;
  /** Of those who fly, by their ids. */
  passengers: Readonly<Record<string, PassengerValues>>;
  /** What is entered of them shall be added to their profiles, too. */
  keepInProfiles: boolean;
}

export type CheckoutField =
  | 'creditCardId'
  | 'purpose'
  | 'reasonCode'
  | 'reasonText'
  | `reference${Reference['position']}`
  | PassengerField;

/** A field of a traveller who flies. */
export type PassengerField = `${keyof PassengerValues} ${string}`;

export type CheckoutFaults = Partial<Record<CheckoutField, PassengerFault>>;

export interface Demands {
  terms: Pick<CheckoutTerms, 'paymentType' | 'creditCards' | 'referenceFields'>;
  /** The last day of what is to be booked: a card has to be valid until then. */
  endsOn: string;
  /** A rule of the policy is not kept, which needs a reason. */
  needsReason: boolean;
  /** Those who fly. */
  passengers: readonly AskedPassenger[];
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

/** What is written of a traveller, or what the form would begin with. */
export function writtenOf(asked: AskedPassenger, { passengers }: CheckoutValues): PassengerValues {
  return passengers[asked.traveler] ?? passengerValuesOf(asked, undefined);
}

/** What is sent: only what was written, and only what is asked for. */
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

/** What has to be corrected before anything can be booked. */
export function faultsOf(values: CheckoutValues, demands: Demands): CheckoutFaults {
  const faults: CheckoutFaults = {};
  for (const field of missingFields(values, demands)) faults[field] = 'required';
  for (const asked of demands.passengers) {
    const found = Object.entries(passengerFaults(asked, writtenOf(asked, values), demands.today));
    for (const [field, fault] of found) faults[`${field as keyof PassengerValues} ${asked.traveler}`] = fault;
  }
  return faults;
}

/** The fields that have to be filled in before anything can be booked, in the order of the form. */
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

/** What was chosen before may be gone by now, or not be valid long enough for other days. */
function hasCard({ creditCardId }: CheckoutValues, { terms, endsOn }: Demands): boolean {
  return validCards(terms.creditCards, endsOn).some(({ card }) => card._id === creditCardId);
}
