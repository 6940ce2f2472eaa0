import type {
  BookingTraveler,
  OfferQuote,
  SelectedOffer,
  SelectedPlace,
  SelectedResult,
} from '#domain/booking/flow-types.ts';
import type { Money } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';

export type Check<Value> = (value: unknown) => value is Value;

/** A check for every field of a type, so that the compiler finds missing and wrong ones. */
export type ShapeOf<Shape> = { [Field in keyof Shape]-?: Check<Shape[Field]> };

export function hasShape<Shape>(shape: ShapeOf<Shape>): Check<Shape> {
  return hasFields<Shape>(shape);
}

/** Only the fields that the charts read; the rest is used as it was saved. */
export function hasFields<Whole>(shape: Partial<ShapeOf<Whole>>): Check<Whole> {
  const checks = Object.entries<Check<unknown> | undefined>(shape);
  return (value): value is Whole => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = new Map(Object.entries(value));
    return checks.every(([field, check]) => check?.(fields.get(field)));
  };
}

export const isText = (value: unknown): value is string => typeof value === 'string';
/** Any text where the contract lists words: a draft may be older or newer than the list. */
export const isWord = <Word extends string>(value: unknown): value is Word => isText(value);
export const isKey = (value: unknown): value is string => isText(value) && value !== '';
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isCount = (value: unknown): value is number => isWhole(value) && value >= 1;
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isIndex = (value: unknown): value is number => isWhole(value) && value >= 0;
export const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);
export const isDayOrEmpty = (value: unknown): value is string => value === '' || isDay(value);

export function isRecordOfTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText);
}

export function isNullOr<Value>(check: Check<Value>): Check<Value | null> {
  return (value) => value === null || check(value);
}

export function isOptional<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value) => value === undefined || check(value);
}

export function isListOf<Item>(check: Check<Item>): Check<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every(check);
}

export function isOneOf<Word extends string>(...words: readonly Word[]): Check<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export const isMoney = hasShape<Money>({ amount: isWhole, currency: isText });

const isLevel = (value: unknown): value is ApprovalLevel => isNumber(value);
const VERDICT_SHAPE: ShapeOf<SelectedOffer['verdict']> = { levels: isListOf(isLevel), inPolicy: isFlag };

export const isTraveler = hasShape<BookingTraveler>({ _id: isText, firstName: isText, lastName: isText });

export const PLACE_SHAPE: ShapeOf<SelectedPlace> = { label: isText, latitude: isNumber, longitude: isNumber };

export const isSelectedResult = hasShape<SelectedResult>({ id: isText, name: isText });

export const OFFER_SHAPE: ShapeOf<SelectedOffer> = {
  offer: isText,
  price: isMoney,
  verdict: hasShape(VERDICT_SHAPE),
};

export const PRICED_SHAPE = {
  outcome: isOneOf('priced'),
  offer: isText,
  expiresAt: isInstant,
  total: hasFields<OfferQuote['total']>({ asked: isMoney }),
  verdict: hasFields<OfferQuote['verdict']>(VERDICT_SHAPE),
  lines: Array.isArray,
} satisfies Partial<ShapeOf<OfferQuote>>;

export function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
