import type { Money } from '#domain/contract.ts';
import type { Inventory, Sellable, Situation, UnitCapacity } from '#server/suppliers/embedded/inventory.ts';

/** A ferry with few places: the smallest inventory that covers all situations. */
export interface FerryQuery {
  /** From 1 to 28. */
  day: number;
  situation: Situation | null;
}

export interface Ferry {
  key: string;
  source: string;
  price: Money;
  placesLeft: number;
}

const CAPACITY = 9;
const SOURCES = ['harbour', 'island'];
const HOURS = ['07', '09', '11', '13', '15', '17', '19', '21'];
const MONTH = '2027-05';
const DAY = 24 * 3_600_000;
const KINDS: Record<string, Situation> = {
  dearer: { kind: 'dearer', percent: 10 },
  cheaper: { kind: 'cheaper', percent: 10 },
  soldOut: { kind: 'soldOut' },
  declined: { kind: 'declined' },
  expired: { kind: 'expired' },
  lostAnswer: { kind: 'lostAnswer' },
};

/**
 * Free to cancel until a day before, then for half of the price until departure; changes cost 5 until then.
 */
export const tinyInventory: Inventory<FerryQuery, Ferry, Ferry> = {
  sources: SOURCES,
  search: async (source, { day, situation }) => {
    const kind = situation && situation.kind in KINDS ? situation.kind : 'plain';
    return HOURS.map((hour) => ferryOf(`${source}.${day}.${kind}.${hour}`, 1));
  },
  unitsOf: ({ key }) => [unitOf(key)],
  withStock(ferry, leftOf) {
    const placesLeft = leftOf(unitOf(ferry.key).unit);
    return placesLeft > 0 ? { ...ferry, placesLeft } : null;
  },
  async find(key, travelers, at) {
    const [source = '', day = '', name = '', hour = '', ...more] = key.split('.');
    const exists = SOURCES.includes(source) && /^([1-9]|1\d|2[0-8])$/.test(day) && HOURS.includes(hour);
    if (!exists || !(name === 'plain' || name in KINDS) || more.length > 0) return null;
    if (at >= departureOf(key)) return null;
    return sellable(key, travelers);
  },
  situationOfKey: (key) => KINDS[key.split('.')[2] ?? ''] ?? null,
  situationOfQuery: ({ situation }) => situation,
};

function sellable(key: string, travelers: number): Sellable<Ferry> {
  const offer = ferryOf(key, travelers);
  const { price } = offer;
  const isOver = (at: Date) => at >= departureOf(key);
  const isLate = (at: Date) => at.getTime() >= departureOf(key).getTime() - DAY;
  return {
    offer,
    price,
    units: [{ ...unitOf(key), quantity: travelers }],
    penaltyAt: (at) => (isOver(at) ? null : { ...price, amount: isLate(at) ? price.amount / 2 : 0 }),
    changeFeeAt: (at) => (isOver(at) ? null : { ...price, amount: 500 }),
  };
}

function ferryOf(key: string, travelers: number): Ferry {
  const [source = '', day] = key.split('.');
  const amount = (2000 + 10 * Number(day)) * travelers;
  return { key, source, price: { amount, currency: 'CHF' }, placesLeft: CAPACITY };
}

function unitOf(key: string): UnitCapacity {
  return { unit: `ferry/${key}`, capacity: CAPACITY };
}

function departureOf(key: string): Date {
  const [, day = '', , hour] = key.split('.');
  return new Date(`${MONTH}-${day.padStart(2, '0')}T${hour}:00:00Z`);
}
