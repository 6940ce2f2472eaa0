import { addPercent, multiplyMoney } from '#domain/money.ts';
import type { BagPrice, ExtrasPrices, FlightExtras, Seat, SeatPrice } from '#domain/offers/flight-offer.ts';
import type { OrderExtras } from '../../supplier.ts';
import type { Situation } from '../inventory.ts';

interface Choice {
  offered: FlightExtras;
  travelers: number;
  situation: Situation | null;
}

const GONE = { outcome: 'gone' } as const;

export function chooseExtras({ seats, bags }: OrderExtras, choice: Choice): ExtrasPrices | null {
  const isOnce =
    areAllDifferent(seats.map(({ segment, guest }) => `${segment}/${guest}`)) &&
    areAllDifferent(seats.map(({ segment, seat }) => `${segment}/${seat}`)) &&
    areAllDifferent(bags.map(({ leg, guest, kind }) => `${leg}/${guest}/${kind}`));
  const areGuests = [...seats, ...bags].every(({ guest }) => isGuest(guest, choice.travelers));
  if (!isOnce || !areGuests || bags.some(({ quantity }) => quantity < 1)) return null;
  return {
    seats: seats.map((seat) => inSituation(priceSeat(seat, choice), choice)),
    bags: bags.map((bag) => inSituation(priceBag(bag, choice), choice)),
  };
}

function priceSeat({ segment, seat }: OrderExtras['seats'][number], { offered }: Choice): SeatPrice {
  const map = offered.seatMaps.find((one) => one.segment === segment);
  const found = map?.cabins
    .flatMap(({ rows }) => rows.flatMap((row) => row.seats.map((one) => ({ name: seatName(row, one), one }))))
    .find(({ name }) => name === seat);
  return found?.one.free ? { outcome: 'offered', price: found.one.price } : GONE;
}

function priceBag({ leg, kind, quantity }: OrderExtras['bags'][number], { offered }: Choice): BagPrice {
  const bag = offered.bags.find((one) => one.leg === leg && one.kind === kind);
  if (!bag || quantity > bag.highestQuantity) return GONE;
  const { kilograms, price } = bag;
  return { outcome: 'offered', kilograms, price: multiplyMoney(price, quantity) };
}

function inSituation<Price extends SeatPrice | BagPrice>(
  price: Price,
  { situation }: Choice,
): Price | typeof GONE {
  if (price.outcome === 'gone' || situation?.kind === 'extrasGone') return GONE;
  if (situation?.kind !== 'extrasDearer' || price.price === null) return price;
  return { ...price, price: addPercent(price.price, situation.percent) };
}

export function seatName({ number }: { number: number }, { letter }: Pick<Seat, 'letter'>): string {
  return `${number}${letter}`;
}

const isGuest = (guest: number, travelers: number) =>
  Number.isInteger(guest) && guest >= 0 && guest < travelers;
const areAllDifferent = (names: string[]) => new Set(names).size === names.length;
