import type { BagChoice, ExtraChange, Money, SeatChoice } from '#domain/contract.ts';
import { addMoney, compareMoney } from '#domain/money.ts';
import type { BagPrice, ExtrasPrices, SeatPrice } from '#domain/offers/flight-offer.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { FlightSupplier } from '../../suppliers/flight-supplier.ts';
import type { PriceOutcome } from '../../suppliers/outcomes.ts';
import type { OrderExtras, PriceOrder } from '../../suppliers/supplier.ts';
import type { SupplierCall } from '../../suppliers/supplier-call.ts';

export interface SelectedExtras {
  seats: readonly SeatChoice[];
  bags: readonly BagChoice[];
}

export interface AcceptedExtras extends SelectedExtras {
  outcome: 'accepted';
  claimed: Money | null;
  ordered: OrderExtras | null;
}

interface ExtrasQuery {
  order: PriceOrder;
  call: SupplierCall;
  /** Ids of company users, in the order of the offer. */
  travelers: readonly string[];
  mayRise?: boolean;
  path: string;
}

type Unpriced = Exclude<PriceOutcome<ExtrasPrices>, { outcome: 'priced' }>;

export async function priceExtras(
  supplier: Pick<FlightSupplier, 'priceExtras'>,
  { seats = [], bags = [] }: { seats?: SeatChoice[]; bags?: BagChoice[] },
  { order, call, travelers, path, mayRise = false }: ExtrasQuery,
): Promise<AcceptedExtras | { outcome: 'changed'; extras: ExtraChange[] } | Unpriced> {
  if (seats.length + bags.length === 0) {
    return { outcome: 'accepted', claimed: null, seats: [], bags: [], ordered: null };
  }
  refuseImpossible({ seats, bags }, travelers, path);
  const guestOf = (id: string) => travelers.indexOf(id);
  const ordered = {
    seats: seats.map(({ traveler, segment, seat }) => ({ segment, guest: guestOf(traveler), seat })),
    bags: bags.map(({ traveler, leg, kind, quantity }) => ({
      leg,
      guest: guestOf(traveler),
      kind,
      quantity,
    })),
  };
  const priced = await supplier.priceExtras({ ...order, extras: ordered }, call);
  if (priced.outcome !== 'priced') return priced;
  const now = priced.offer;
  const changed = [
    ...seats.flatMap((seat, index) => findChange('seat', index, seat.price, now.seats[index])),
    ...bags.flatMap((bag, index) => findChange('bag', index, bag.price, now.bags[index])),
  ];
  const extras = changed.filter(({ change }) => !mayRise || change === 'gone');
  if (extras.length > 0) return { outcome: 'changed', extras };
  const current = atPricesOfNow({ seats, bags }, now);
  const claimed = sumPrices([
    ...seats.filter((_, index) => current.seats[index]?.price),
    ...bags.filter((_, index) => current.bags[index]?.price),
  ]);
  return { outcome: 'accepted', claimed, ordered, ...current };
}

export function sumPrices(extras: readonly { price?: Money }[]): Money | null {
  const [first, ...others] = extras.flatMap(({ price }) => price ?? []);
  return first ? others.reduce(addMoney, first) : null;
}

export function extrasOfTraveler({ seats, bags }: SelectedExtras, companyUserId: string): Money | null {
  return sumPrices([...seats, ...bags].filter(({ traveler }) => traveler === companyUserId));
}

function refuseImpossible({ seats, bags }: SelectedExtras, travelers: readonly string[], path: string): void {
  const names = new Set<string>();
  const refuseRepeated = (name: string, at: string) => {
    if (names.has(name)) throw fieldRefusal('validation_failed', at, 'repeated');
    names.add(name);
  };
  for (const [index, { traveler, segment, seat }] of seats.entries()) {
    const at = `${path}/seats/${index}`;
    refuseUnknownTraveler(traveler, travelers, at);
    refuseRepeated(`traveller ${segment} ${traveler}`, at);
    refuseRepeated(`seat ${segment} ${seat}`, at);
  }
  for (const [index, { traveler, leg, kind }] of bags.entries()) {
    const at = `${path}/bags/${index}`;
    refuseUnknownTraveler(traveler, travelers, at);
    refuseRepeated(`bag ${leg} ${kind} ${traveler}`, at);
  }
}

function refuseUnknownTraveler(traveler: string, travelers: readonly string[], at: string): void {
  if (travelers.includes(traveler)) return;
  throw fieldRefusal('validation_failed', `${at}/traveler`, 'not_a_traveler');
}

function findChange(
  kind: ExtraChange['kind'],
  index: number,
  accepted: Money | undefined,
  now: SeatPrice | BagPrice | undefined,
): ExtraChange[] {
  if (now?.outcome !== 'offered') return [{ kind, index, change: 'gone' }];
  const { price } = now;
  return price && isDearer(price, accepted) ? [{ kind, index, change: 'dearer', price }] : [];
}

function isDearer(price: Money, accepted: Money | undefined): boolean {
  if (!accepted) return price.amount > 0;
  return price.currency !== accepted.currency || compareMoney(price, accepted) > 0;
}

function atPricesOfNow({ seats, bags }: SelectedExtras, now: ExtrasPrices): SelectedExtras {
  return {
    seats: seats.map(({ price: _, ...seat }, index) => {
      const offered = now.seats[index];
      return offered?.outcome === 'offered' && offered.price ? { ...seat, price: offered.price } : seat;
    }),
    bags: bags.map((bag, index) => {
      const offered = now.bags[index];
      return offered?.outcome === 'offered'
        ? { ...bag, price: offered.price, kilograms: offered.kilograms }
        : bag;
    }),
  };
}
