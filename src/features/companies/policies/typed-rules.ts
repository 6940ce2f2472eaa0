import type { FlightPolicy, HotelPolicy, Money } from '#domain/contract.ts';
import { amountText } from '#domain/money.ts';
import type { FieldValue, SectionValues } from '#domain/records/section-values.ts';
import { isGroup, isSameValue } from '#domain/records/section-values.ts';
import type { Part, PartRules } from './policy-parts.ts';
import { type ReadRules, readRules } from './read-rules.ts';

type Exception = FlightPolicy['serviceClassExceptions'][number];

/** Beside what is typed, the rules as they were: until something is typed, they are the rules. */
const OPENED = '_opened';
/** The key of an exception among those of its policy. */
export const EXCEPTION_KEY = '_key';

/** The form values for the rules of a part. */
export function typedRules(part: Part, rules: PartRules): SectionValues {
  // JSON, as every answer is.
  return { ...TYPED[part](rules), [OPENED]: rules as unknown as SectionValues };
}

/** What the form says about the rules of a part. */
export function rulesIn(part: Part, typed: FieldValue, currency: string): ReadRules {
  if (!isGroup(typed)) throw new Error('A policy has rules for each part');
  const { [OPENED]: was, ...entered } = typed;
  const opened = was as unknown as PartRules; // as `typedRules` put it there
  if (isSameValue(entered, TYPED[part](opened))) return { rules: opened, faults: {} };
  return readRules(part, entered, currency);
}

const TYPED = {
  flight: (rules) => typedFlight(rules as FlightPolicy),
  hotel: (rules) => typedHotel(rules as HotelPolicy),
  car: typedPrices,
} satisfies Record<Part, (rules: PartRules) => SectionValues>;

function typedFlight(rules: FlightPolicy): SectionValues {
  return {
    budget: money(rules.budget),
    budgetAction: rules.budgetAction ?? 'approve',
    serviceClass: rules.serviceClass,
    serviceClassAction: rules.serviceClassAction ?? 'approve',
    baselineServiceClass: rules.baselineServiceClass ?? '',
    serviceClassExceptions: rules.serviceClassExceptions.map(typedException),
    minStopoverMinutes: text(rules.minStopoverMinutes),
    maxStopoverMinutes: text(rules.maxStopoverMinutes),
    minDurationMinutes: text(rules.minDurationMinutes),
    maxDurationMinutes: text(rules.maxDurationMinutes),
    level1Threshold: money(rules.level1Threshold),
    level2Threshold: money(rules.level2Threshold),
  };
}

/** An exception as its inputs contain it. */
export function typedException(exception: Exception, key: number): SectionValues {
  return {
    serviceClass: exception.serviceClass,
    minDurationMinutes: text(exception.minDurationMinutes),
    intercontinentalOnly: exception.intercontinentalOnly,
    action: exception.action,
    [EXCEPTION_KEY]: String(key),
  };
}

function typedHotel(rules: HotelPolicy): SectionValues {
  return {
    ...typedPrices(rules),
    allowNonRefundable: rules.allowNonRefundable,
    excludedRoomTypes: rules.excludedRoomTypes,
  };
}

function typedPrices(rules: PartRules): SectionValues {
  const { highestPrice, highestPriceAction = 'approve' } = rules as Partial<HotelPolicy>; // absent in others
  return {
    highestPrice: money(highestPrice),
    highestPriceAction,
    level1Threshold: money(rules.level1Threshold),
    level2Threshold: money(rules.level2Threshold),
  };
}

function money(amount: Money | undefined): string {
  return amount ? amountText(amount) : '';
}

function text(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
