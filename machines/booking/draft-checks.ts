import type {
  BookingTraveler,
  ListSettings,
  OfferQuote,
  SelectedOffer,
  SelectedPlace,
  SelectedResult,
} from '#domain/booking/flow-types.ts';
import type { Money } from '#domain/contract.ts';

/** Whether a value from outside has a certain shape. */
export type Check = (value: unknown) => boolean;

/** A check for every field of a shape, so that the compiler finds missing ones. */
export type ShapeOf<Shape> = { [Field in keyof Shape]-?: Check };

export function hasShape<Shape>(shape: ShapeOf<Shape>): Check {
  const checks = Object.entries<Check>(shape);
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = new Map(Object.entries(value));
    return checks.every(([field, check]) => check(fields.get(field)));
  };
}

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => Number.isFinite(value);
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 1;
export const isFlag: Check = (value) => typeof value === 'boolean';
/** An index in a list, counted from 0. */
export const isIndex: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
export const isDayOrEmpty: Check = (value) => value === '' || isDay(value);

export function isNullOr(check: Check): Check {
  return (value) => value === null || check(value);
}

export function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

export function isOneOf(...words: string[]): Check {
  return (value) => words.some((word) => word === value);
}

const isInstant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export const isMoney = hasShape<Money>({ amount: Number.isSafeInteger, currency: isText });

const isVerdict = hasShape<SelectedOffer['verdict']>({ levels: isListOf(isNumber), inPolicy: isFlag });

export const isTraveler = hasShape<BookingTraveler>({ _id: isText, firstName: isText, lastName: isText });

export const isSelectedPlace = hasShape<SelectedPlace>({
  label: isText,
  latitude: isNumber,
  longitude: isNumber,
});

export const isSelectedResult = hasShape<SelectedResult>({ id: isText, name: isText });

/** The properties that all chosen offers have in common. */
export const OFFER_SHAPE = {
  offer: isText,
  price: isMoney,
  verdict: isVerdict,
} satisfies ShapeOf<SelectedOffer>;

/** The properties that all priced offers have in common, as far as the charts read them. */
export const PRICED_SHAPE = {
  outcome: isOneOf('priced'),
  offer: isText,
  expiresAt: isInstant,
  total: hasShape<Pick<OfferQuote['total'], 'asked'>>({ asked: isMoney }),
  verdict: isVerdict,
  lines: Array.isArray,
} satisfies Partial<ShapeOf<OfferQuote>>;

/** List settings with these sorts; the filter is the flow's own. */
export function isListSettings({ sorts, filter }: { sorts: readonly string[]; filter: Check }): Check {
  return hasShape<ListSettings>({ page: isCount, sort: isOneOf(...sorts), filter });
}
