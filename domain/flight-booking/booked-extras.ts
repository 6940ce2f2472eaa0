import { multiplyMoney } from '../money.ts';
import type { BookedBag, BookedSeat, ChangeTarget } from '../part-change/change-target.ts';
import { type AvailableExtras, seatName } from './available-extras.ts';
import type { FareQuote } from './flight-choice.ts';
import type { SelectedBag, SelectedExtras, SelectedMembership, SelectedSeat } from './selected-extras.ts';

export function bookedExtras(
  { seats, bags, memberships }: Pick<ChangeTarget, 'seats' | 'bags' | 'memberships'>,
  { legs }: Pick<FareQuote, 'legs'>,
  offered: Pick<AvailableExtras, 'seatMaps' | 'bags'>,
  fitting: ReadonlyMap<string, readonly Pick<SelectedMembership, 'program'>[]>,
): SelectedExtras {
  const segments = legs.flatMap((leg) => leg.segments);
  return {
    seats: seats.flatMap((seat) => seatIn(seat, segments, offered) ?? []),
    bags: bags.flatMap((bag) => bagIn(bag, offered) ?? []),
    memberships: memberships.filter(({ traveler, program }) =>
      fitting.get(traveler)?.some((one) => one.program === program),
    ),
  };
}

function seatIn(
  { traveler, seat, origin, destination }: BookedSeat,
  segments: FareQuote['legs'][number]['segments'],
  { seatMaps }: Pick<AvailableExtras, 'seatMaps'>,
): SelectedSeat | null {
  const segment = segments.findIndex((one) => one.origin === origin && one.destination === destination);
  const map = seatMaps.find((one) => one.segment === segment);
  const rows = map?.cabins.flatMap((cabin) => cabin.rows) ?? [];
  const found = rows
    .flatMap((row) => row.seats.map((one) => ({ ...one, name: seatName(row, one) })))
    .find(({ name }) => name === seat);
  return found?.free ? { segment, traveler, seat, price: found.price ?? null } : null;
}

function bagIn(
  { traveler, leg, kind, quantity: booked }: BookedBag,
  { bags }: Pick<AvailableExtras, 'bags'>,
): SelectedBag | null {
  const offer = bags.find((one) => one.leg === leg && one.kind === kind);
  if (!offer) return null;
  const quantity = Math.min(booked, offer.highestQuantity);
  return { traveler, leg, kind, quantity, price: multiplyMoney(offer.price, quantity) };
}
