import type {
  CarPolicy,
  FlightPolicy,
  HotelPolicy,
  Money,
  PolicyAction,
  ServiceClass,
} from '#domain/contract.ts';
import { parseMoney } from '#domain/money.ts';
import { type FieldValue, isRows, type SectionValues } from '#domain/records/section-values.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Part, PartRules } from './policy-parts.ts';

export type TypingFault = 'money' | 'minutes';

export interface ReadRules {
  /** Without what can't be read. */
  rules: PartRules;
  /** By field. */
  faults: Partial<Record<string, TypingFault>>;
}

interface Reader {
  text: (field: string) => string;
  values: SectionValues;
  money: (field: string) => Money | undefined;
  minutes: (field: string) => number | undefined;
  action: (field: string) => PolicyAction;
  /** A reader for each entry of a list. */
  entries: (field: string) => Reader[];
}

const MOST_MINUTES = 6000;

/** The typed rules of one part of a policy. */
export function readRules(part: Part, typed: SectionValues, currency: string): ReadRules {
  const faults: ReadRules['faults'] = {};
  const rules = READERS[part](createReader({ typed, currency, at: '' }, faults));
  return { rules: withoutUndefined(rules), faults };
}

const READERS = { flight: readFlight, hotel: readHotel, car: readPrices } satisfies Record<
  Part,
  (reader: Reader) => object
>;

interface Source {
  typed: SectionValues;
  currency: string;
  /** The prefix of the names of faults. */
  at: string;
}

function createReader({ typed: values, currency, at }: Source, faults: ReadRules['faults']): Reader {
  const text = (field: string) => String(values[field] ?? '').trim();
  return {
    text,
    values,
    money(field) {
      const typed = text(field);
      const money = typed === '' ? undefined : parseMoney(typed, currency);
      if (money === null) faults[at + field] = 'money';
      return money ?? undefined;
    },
    minutes(field) {
      const typed = text(field);
      if (typed === '') return undefined;
      if (/^\d{1,4}$/.test(typed) && Number(typed) <= MOST_MINUTES) return Number(typed);
      faults[at + field] = 'minutes';
      return undefined;
    },
    action: (field) => (text(field) || 'approve') as PolicyAction, // one of the choices of its list
    entries: (field) =>
      rowsIn(values[field]).map((typed, index) =>
        createReader({ typed, currency, at: `${field}.${index}.` }, faults),
      ),
  };
}

function rowsIn(value: FieldValue = null): readonly SectionValues[] {
  return isRows(value) ? value : [];
}

function readFlight(reader: Reader) {
  const { text, minutes, money, action } = reader;
  const budget = money('budget');
  const serviceClass = text('serviceClass') as ServiceClass; // one of the choices of its list
  return {
    ...(budget && { budget, budgetAction: action('budgetAction') }),
    serviceClass,
    serviceClassAction: action('serviceClassAction'),
    baselineServiceClass: (text('baselineServiceClass') || undefined) as ServiceClass | undefined, // likewise
    serviceClassExceptions: reader.entries('serviceClassExceptions').map(readException),
    minStopoverMinutes: minutes('minStopoverMinutes'),
    maxStopoverMinutes: minutes('maxStopoverMinutes'),
    minDurationMinutes: minutes('minDurationMinutes'),
    maxDurationMinutes: minutes('maxDurationMinutes'),
    level1Threshold: money('level1Threshold'),
    level2Threshold: money('level2Threshold'),
  } satisfies WithUndefined<FlightPolicy>;
}

function readException({ text, minutes, action, values }: Reader) {
  return withoutUndefined({
    serviceClass: text('serviceClass') as ServiceClass, // one of the choices of its list
    minDurationMinutes: minutes('minDurationMinutes'),
    intercontinentalOnly: values.intercontinentalOnly === true,
    action: action('action'),
  });
}

function readHotel(reader: Reader) {
  return {
    ...readPrices(reader),
    allowNonRefundable: reader.values.allowNonRefundable !== false,
    excludedRoomTypes: (reader.values.excludedRoomTypes ?? []) as HotelPolicy['excludedRoomTypes'], // its choices
  } satisfies WithUndefined<HotelPolicy>;
}

function readPrices({ money, action }: Reader) {
  const highestPrice = money('highestPrice');
  return {
    ...(highestPrice && { highestPrice, highestPriceAction: action('highestPriceAction') }),
    level1Threshold: money('level1Threshold'),
    level2Threshold: money('level2Threshold'),
  } satisfies WithUndefined<CarPolicy>;
}

type WithUndefined<Rules> = { [Field in keyof Rules]: Rules[Field] | undefined };
