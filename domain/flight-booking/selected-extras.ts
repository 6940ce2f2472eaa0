import type { Money } from '../contract.ts';
import { addMoney } from '../money.ts';

export interface SelectedExtras {
  seats: readonly SelectedSeat[];
  bags: readonly SelectedBag[];
  memberships: readonly SelectedMembership[];
}

export interface SelectedSeat {
  /** Counted from 0 over all legs. */
  segment: number;
  traveler: string;
  seat: string;
  price: Money | null;
  preferred?: boolean;
}

export interface SelectedBag {
  leg: number;
  traveler: string;
  kind: 'carryOn' | 'checked';
  quantity: number;
  price: Money;
}

export interface SelectedMembership {
  traveler: string;
  program: string;
  membershipNumber: string;
}

export const NO_EXTRAS: SelectedExtras = { seats: [], bags: [], memberships: [] };

/** A seat has one traveler, and a traveler one seat per segment: another choice replaces both. */
export function chooseSeat(extras: SelectedExtras, chosen: SelectedSeat): SelectedExtras {
  const others = extras.seats.filter(
    ({ segment, traveler, seat }) =>
      segment !== chosen.segment || (traveler !== chosen.traveler && seat !== chosen.seat),
  );
  return { ...extras, seats: [...others, chosen].sort(bySegment) };
}

export function leaveSeat(
  extras: SelectedExtras,
  released: Pick<SelectedSeat, 'segment' | 'traveler'>,
): SelectedExtras {
  const isLeft = ({ segment, traveler }: SelectedSeat) =>
    segment === released.segment && traveler === released.traveler;
  return { ...extras, seats: extras.seats.filter((seat) => !isLeft(seat)) };
}

export function nextTraveler(
  { seats }: SelectedExtras,
  segment: number,
  { travelers, after }: { travelers: readonly string[]; after: string },
): string | null {
  const from = travelers.indexOf(after) + 1;
  const inTurn = [...travelers.slice(from), ...travelers.slice(0, from)];
  const isSeated = (id: string) => seats.some((seat) => seat.segment === segment && seat.traveler === id);
  return inTurn.find((id) => !isSeated(id)) ?? null;
}

export function chooseBags(extras: SelectedExtras, chosen: SelectedBag): SelectedExtras {
  const others = extras.bags.filter((bag) => !isSameBag(bag, chosen));
  return { ...extras, bags: chosen.quantity > 0 ? [...others, chosen].sort(byLeg) : others };
}

export function chooseMembership(
  extras: SelectedExtras,
  traveler: string,
  membership: Omit<SelectedMembership, 'traveler'> | null,
): SelectedExtras {
  const others = extras.memberships.filter((one) => one.traveler !== traveler);
  return { ...extras, memberships: membership ? [...others, { traveler, ...membership }] : others };
}

function isSameBag(one: Omit<SelectedBag, 'price'>, other: Omit<SelectedBag, 'price'>): boolean {
  return one.leg === other.leg && one.traveler === other.traveler && one.kind === other.kind;
}

export function isSameExtras(one: SelectedExtras, other: SelectedExtras): boolean {
  return listExtraKeys(one).join('\n') === listExtraKeys(other).join('\n');
}

function listExtraKeys({ seats, bags, memberships }: SelectedExtras): string[] {
  return [
    ...seats.map(({ segment, traveler, seat }) => `seat ${segment} ${traveler} ${seat}`),
    ...bags.map(({ leg, traveler, kind, quantity }) => `bag ${leg} ${traveler} ${kind} ${quantity}`),
    ...memberships.map(({ traveler, program, membershipNumber: number }) =>
      ['membership', traveler, program, number].join(' '),
    ),
  ].sort();
}

export function totalOfExtras({ seats, bags }: SelectedExtras): Money | null {
  const [first, ...others] = [...seats, ...bags].flatMap(({ price }) => price ?? []);
  return first ? others.reduce(addMoney, first) : null;
}

export function lostExtras(
  chosen: SelectedExtras,
  remaining: SelectedExtras,
): Pick<SelectedExtras, 'seats' | 'bags'> {
  return {
    seats: chosen.seats.filter(
      ({ segment, seat }) => !remaining.seats.some((one) => one.segment === segment && one.seat === seat),
    ),
    bags: chosen.bags.filter((bag) => !remaining.bags.some((one) => isSameBag(bag, one))),
  };
}

export function risenExtras(
  chosen: SelectedExtras,
  now: Pick<SelectedExtras, 'seats' | 'bags'>,
): Pick<SelectedExtras, 'seats' | 'bags'> {
  const isRisen = (price: Money | null, before: Money | null | undefined) =>
    before !== undefined && (price?.amount ?? 0) > (before?.amount ?? 0);
  return {
    seats: now.seats.filter(({ segment, seat, price }) =>
      isRisen(price, chosen.seats.find((one) => one.segment === segment && one.seat === seat)?.price),
    ),
    bags: now.bags.filter((bag) => isRisen(bag.price, chosen.bags.find((one) => isSameBag(bag, one))?.price)),
  };
}

function bySegment(one: SelectedSeat, other: SelectedSeat): number {
  return one.segment - other.segment;
}

function byLeg(one: SelectedBag, other: SelectedBag): number {
  return one.leg - other.leg;
}
