import type { Money } from '#domain/contract.ts';
import { addMoney, multiplyMoney } from '#domain/money.ts';
import type {
  BagOffer,
  BagPrice,
  ExtrasPrices,
  FlightExtras,
  SeatPrice,
} from '#domain/offers/flight-offer.ts';
import { Fields } from '../fields.ts';
import type { OrderExtras } from '../supplier.ts';
import type { DuffelOffer } from './read-offer.ts';
import { readSeatMap, type SeatService } from './read-seat-map.ts';

/** All that can be bought with an offer. */
export interface OfferedExtras {
  extras: FlightExtras;
  seats: readonly SeatService[];
  bags: readonly BagService[];
}

interface BagService {
  id: string;
  leg: number;
  kind: BagOffer['kind'];
  passengerId: string;
  kilograms: number | undefined;
  price: Money;
  highestQuantity: number;
}

export interface OrderedService {
  id: string;
  quantity: number;
  /** For one. */
  price: Money;
}

/** The most pieces that a traveler may choose of one kind. */
const MOST_BAGS = 9;
const BAG_KINDS: Readonly<Record<string, BagOffer['kind']>> = { checked: 'checked', carry_on: 'carryOn' };

export function readExtras(offer: DuffelOffer, offerFields: Fields, seatMaps: unknown): OfferedExtras {
  const maps = (Array.isArray(seatMaps) ? seatMaps : []).flatMap(
    (value) => readSeatMap(new Fields(value, 'seat_map'), offer) ?? [],
  );
  const bags = offerFields.optionalObjects('available_services').flatMap((one) => readBag(one, offer));
  return {
    extras: { seatMaps: maps.map(({ map }) => map), bags: toBagOffers(bags, offer) },
    seats: maps.flatMap(({ services }) => services),
    bags,
  };
}

/** A bag for one passenger on one leg; one that is sold for several legs together can't be shown by leg. */
function readBag(fields: Fields, { segments, passengerIds }: DuffelOffer): BagService[] {
  const metadata = fields.optionalObject('metadata');
  const kind = BAG_KINDS[metadata?.optionalText('type') ?? ''];
  const covered = fields.texts('segment_ids');
  const legs = new Set(covered.map((id) => segments.find((segment) => segment.id === id)?.leg));
  const [leg] = legs;
  const isWholeLeg = segments.filter((segment) => segment.leg === leg).length === covered.length;
  const [passengerId, ...others] = fields.texts('passenger_ids');
  const isForOne = passengerId !== undefined && passengerIds.includes(passengerId) && others.length === 0;
  if (fields.optionalText('type') !== 'baggage' || !kind) return [];
  if (!isForOne || leg === undefined || legs.size !== 1 || !isWholeLeg) return [];
  const highestQuantity = Math.min(fields.optionalNumber('maximum_quantity') ?? 1, MOST_BAGS);
  const weight = metadata?.optionalNumber('maximum_weight_kg');
  const kilograms = weight !== undefined && weight >= 1 ? Math.floor(weight) : undefined;
  return [
    {
      id: fields.text('id'),
      leg,
      kind,
      passengerId,
      kilograms,
      price: fields.money('total'),
      highestQuantity,
    },
  ];
}

/** What every traveler can buy, at the price of the first. */
function toBagOffers(bags: readonly BagService[], { passengerIds }: DuffelOffer): BagOffer[] {
  const [first] = passengerIds;
  return bags
    .filter(({ passengerId }) => passengerId === first)
    .filter((bag) => passengerIds.every((id) => findBag(bags, { ...bag, passengerId: id }) !== undefined))
    .map(({ leg, kind, kilograms, price, highestQuantity }) => ({
      leg,
      kind,
      kilograms,
      price,
      highestQuantity,
    }));
}

function findBag(
  bags: readonly BagService[],
  { leg, kind, passengerId }: Pick<BagService, 'leg' | 'kind' | 'passengerId'>,
): BagService | undefined {
  return bags.find((bag) => bag.leg === leg && bag.kind === kind && bag.passengerId === passengerId);
}

/** The prices of what is ordered, and the services to order; null for what makes no sense. */
export function chooseServices(
  { seats, bags }: OrderExtras,
  offered: OfferedExtras,
  { passengerIds }: DuffelOffer,
): { prices: ExtrasPrices; services: OrderedService[] } | null {
  const isKnown = ({ guest }: { guest: number }) => passengerIds[guest] !== undefined;
  if (![...seats, ...bags].every(isKnown)) return null;
  const foundSeats = seats.map(({ segment, guest, seat }) =>
    offered.seats.find(
      (one) => one.segment === segment && one.seat === seat && one.passengerId === passengerIds[guest],
    ),
  );
  const foundBags = bags.map(({ leg, guest, kind, quantity }) => {
    const bag = findBag(offered.bags, { leg, kind, passengerId: passengerIds[guest] ?? '' });
    return bag && quantity >= 1 && quantity <= bag.highestQuantity ? { ...bag, quantity } : undefined;
  });
  return {
    prices: { seats: foundSeats.map(toSeatPrice), bags: foundBags.map(toBagPrice) },
    services: [
      ...foundSeats.flatMap((seat) => (seat ? [{ id: seat.id, quantity: 1, price: seat.price }] : [])),
      ...foundBags.flatMap((bag) => (bag ? [{ id: bag.id, quantity: bag.quantity, price: bag.price }] : [])),
    ],
  };
}

function toSeatPrice(seat: SeatService | undefined): SeatPrice {
  if (!seat) return { outcome: 'gone' };
  return { outcome: 'offered', price: seat.price.amount > 0 ? seat.price : null };
}

function toBagPrice(bag: (BagService & { quantity: number }) | undefined): BagPrice {
  if (!bag) return { outcome: 'gone' };
  const { kilograms, price, quantity } = bag;
  return { outcome: 'offered', kilograms, price: multiplyMoney(price, quantity) };
}

/** The price of the offer with these extras; null when one of them is gone. */
export function totalWith(total: Money, { seats, bags }: ExtrasPrices): Money | null {
  const prices = [...seats, ...bags];
  if (prices.some(({ outcome }) => outcome === 'gone')) return null;
  return prices
    .flatMap((price) => (price.outcome === 'offered' && price.price ? [price.price] : []))
    .reduce(addMoney, total);
}
