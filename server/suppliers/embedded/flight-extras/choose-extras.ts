import type { Money } from '#domain/contract.ts';
import { addMoney, multiplyMoney } from '#domain/money.ts';
import type { FlightExtras, Itinerary, Seat } from '#domain/offers/flight-offer.ts';
import type { OrderedExtras } from '../../supplier.ts';
import type { OrderedUnits } from '../desk/kind.ts';
import { seatUnit, segmentsOf } from './seat-units.ts';

interface Choice {
  offered: FlightExtras;
  travellers: number;
  itinerary: Pick<Itinerary, 'legs'>;
}

/** What the seats and bags cost and take; null when one is not offered, or is ordered in a way that can't be. */
export function chooseExtras({ seats, bags }: OrderedExtras, choice: Choice): OrderedUnits | null {
  const chosenSeats = seats.map((seat) => chooseSeat(seat, choice));
  const chosenBags = bags.map((bag) => chooseBag(bag, choice));
  const isOnce =
    areAllDifferent(seats.map(({ segment, guest }) => `${segment}/${guest}`)) &&
    areAllDifferent(seats.map(({ segment, seat }) => `${segment}/${seat}`)) &&
    areAllDifferent(bags.map(({ leg, guest, kind }) => `${leg}/${guest}/${kind}`));
  if (!isOnce) return null;
  const prices: Money[] = [];
  const units: string[] = [];
  for (const seat of chosenSeats) {
    if (!seat) return null;
    units.push(seat.unit);
    if (seat.price) prices.push(seat.price);
  }
  for (const price of chosenBags) {
    if (!price) return null;
    prices.push(price);
  }
  return {
    price: prices.length === 0 ? null : prices.reduce(addMoney),
    units: units.map((unit) => ({ unit, capacity: 1, quantity: 1 })),
  };
}

function chooseSeat(
  { segment, guest, seat }: OrderedExtras['seats'][number],
  { offered, travellers, itinerary }: Choice,
): { unit: string; price: Money | null } | null {
  const map = offered.seatMaps.find((one) => one.segment === segment);
  const flight = segmentsOf(itinerary)[segment];
  const found = map?.cabins
    .flatMap(({ rows }) => rows.flatMap((row) => row.seats.map((one) => ({ name: seatName(row, one), one }))))
    .find(({ name }) => name === seat);
  if (!flight || !found?.one.free || !isGuest(guest, travellers)) return null;
  return { unit: seatUnit(flight, seat), price: found.one.price };
}

function chooseBag(
  { leg, guest, kind, quantity }: OrderedExtras['bags'][number],
  { offered, travellers }: Choice,
): Money | null {
  const bag = offered.bags.find((one) => one.leg === leg && one.kind === kind);
  if (!bag || quantity < 1 || quantity > bag.highestQuantity || !isGuest(guest, travellers)) return null;
  return multiplyMoney(bag.price, quantity);
}

/** Such as `12A`. */
export function seatName({ number }: { number: number }, { letter }: Pick<Seat, 'letter'>): string {
  return `${number}${letter}`;
}

const isGuest = (guest: number, travellers: number) =>
  Number.isInteger(guest) && guest >= 0 && guest < travellers;
const areAllDifferent = (names: string[]) => new Set(names).size === names.length;
