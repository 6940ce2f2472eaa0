import type {
  CarPolicy,
  FlightPolicy,
  HotelPolicy,
  Money,
  PolicyAction,
  ServiceClass,
} from '#domain/contract.ts';
import { moneyOf } from '#domain/money-text.ts';
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
  all: (field: string) => string[];
  money: (field: string) => Money | undefined;
  minutes: (field: string) => number | undefined;
  action: (field: string) => PolicyAction;
}

const MOST_MINUTES = 6000;

/** What the form says about one part of a policy; `prefix` is what the names of its inputs begin with. */
export function readRules(part: Part, data: FormData, prefix: string, currency: string): ReadRules {
  const faults: ReadRules['faults'] = {};
  const rules = READERS[part](createReader({ data, prefix, currency }, faults));
  return { rules: withoutUndefined(rules), faults };
}

const READERS = { flight: readFlight, hotel: readHotel, car: readPrices } satisfies Record<
  Part,
  (reader: Reader) => object
>;

interface Source {
  data: FormData;
  prefix: string;
  currency: string;
}

function createReader({ data, prefix, currency }: Source, faults: ReadRules['faults']): Reader {
  const text = (field: string) => String(data.get(prefix + field) ?? '').trim();
  return {
    text,
    all: (field) => data.getAll(prefix + field).map(String),
    money(field) {
      const typed = text(field);
      const money = typed === '' ? undefined : moneyOf(typed, currency);
      if (money === null) faults[field] = 'money';
      return money ?? undefined;
    },
    minutes(field) {
      const typed = text(field);
      if (typed === '') return undefined;
      if (/^\d{1,4}$/.test(typed) && Number(typed) <= MOST_MINUTES) return Number(typed);
      faults[field] = 'minutes';
      return undefined;
    },
    action: (field) => (text(field) || 'approve') as PolicyAction, // one of the choices of its list
  };
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
    serviceClassExceptions: reader.all('serviceClassExceptions').map((key) => readException(reader, key)),
    minStopoverMinutes: minutes('minStopoverMinutes'),
    maxStopoverMinutes: minutes('maxStopoverMinutes'),
    minDurationMinutes: minutes('minDurationMinutes'),
    maxDurationMinutes: minutes('maxDurationMinutes'),
    level1Threshold: money('level1Threshold'),
    level2Threshold: money('level2Threshold'),
  } satisfies WithUndefined<FlightPolicy>;
}

function readException({ text, minutes, action }: Reader, key: string) {
  const at = `serviceClassExceptions.${key}.`;
  return withoutUndefined({
    serviceClass: text(`${at}serviceClass`) as ServiceClass, // one of the choices of its list
    minDurationMinutes: minutes(`${at}minDurationMinutes`),
    intercontinentalOnly: text(`${at}intercontinentalOnly`) === 'on',
    action: action(`${at}action`),
  });
}

function readHotel(reader: Reader) {
  return {
    ...readPrices(reader),
    allowNonRefundable: reader.text('allowNonRefundable') !== 'on',
    excludedRoomTypes: reader.all('excludedRoomTypes') as HotelPolicy['excludedRoomTypes'], // its choices
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
