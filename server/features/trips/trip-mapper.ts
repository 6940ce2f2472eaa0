import { amountDue } from '#domain/checkout/amount-due.ts';
import type { Decider, Money, PartComparison, Trip, TripPart } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import { type TripActions, type TripStanding, tripActions } from '#machines/trip/trip-actions.ts';
import { waitingLevel } from '#machines/trip/trip-selectors.ts';
import type { StoredPart } from '../../db/trip-tables.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { standingOf, type TripPeople, type TripViewer } from './approval/trip-standing.ts';
import type { TripRow } from './trip-row-repository.ts';

type Approval = NonNullable<Trip['approval']>;
type HistoryEvent = Trip['events'][number];

/** A trip as the viewer may see and change it; without a viewer, as it is. */
export function toTrip(row: TripRow, viewer: TripViewer | null): Trip {
  const approval = approvalOf(row);
  const { allowed, withheld } = viewer ? actionsFor(row, viewer) : NO_ACTIONS;
  return {
    _id: row.id,
    version: row.version,
    itineraryRefId: row.itinerary_ref,
    status: row.status,
    ...(row.ended_by && { end: row.ended_by }),
    company: { _id: row.company_id, name: row.company_name },
    travelers: row.travellers.map(({ userId: _, ...traveller }) => traveller),
    createdBy: { firstName: row.creator_first_name, lastName: row.creator_last_name },
    createdAt: row.created_at.toISOString(),
    title: row.title,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    total: { asked: totalOf(row) },
    verdict: row.verdict,
    bookingInfo: {
      ...row.booking_info,
      ...(row.level1_approver && { level1Approver: { level: 1, ...row.level1_approver } }),
      ...(row.level2_approver && { level2Approver: { level: 2, ...row.level2_approver } }),
    },
    ...(approval && { approval }),
    ...(row.request && { request: { ...row.request, isOpen: row.request_open } }),
    parts: row.parts.map(toPart),
    events: row.events.map(toEvent),
    allowedActions: allowed,
    withheldActions: withheld,
  };
}

/** What the parts cost, and the fee of the company. */
export function totalOf({ total_amount, total_currency, booking_info }: TripRow): Money {
  const asked = { amount: total_amount, currency: total_currency };
  return amountDue({ asked }, booking_info.bookingFee);
}

function approvalOf(row: TripRow): Approval | null {
  const { status, waiting_until } = row;
  const level = waitingLevel(status);
  if (!waiting_until || !level) return null;
  return { level, deciders: decidersOf(row), until: waiting_until.toISOString(), ifNobodyActs: 'expires' };
}

/** Who may decide at the level for which it waits. */
export function decidersOf({ status, first_deciders, second_deciders }: TripRow): Decider[] {
  return (waitingLevel(status) === 1 ? first_deciders : second_deciders) ?? [];
}

const NO_ACTIONS: TripActions = { allowed: [], withheld: [] };

/** What the viewer may do with a trip. */
export function actionsFor(row: TripRow, viewer: TripViewer): TripActions {
  const trip = {
    status: row.status,
    levels: row.levels,
    parts: row.parts.map(({ status, kind }) => ({ status, isExternal: kind === 'external' })),
    hasOpenRequest: row.request_open,
    isOverdue: row.waiting_until !== null && row.waiting_until <= viewer.now,
    isHolding: row.parts.some(({ status, held_until }) => isOver(status) && held_until !== null),
    hasBegun: row.parts.some(({ begins_at }) => new Date(begins_at) <= viewer.now),
    hasEnded: row.ends_on < viewer.now.toISOString().slice(0, 10),
    isElsewhere: row.company_id !== viewer.signedIn.companyId,
  };
  return tripActions(trip, standingIn(row, viewer));
}

function isOver(status: TripPart['status']): boolean {
  return status === 'failed' || status === 'cancelled';
}

/** What the viewer is to a trip. */
export function standingIn(row: TripRow, viewer: TripViewer): TripStanding {
  return standingOf(peopleOf(row), viewer);
}

/** With what an approver can compare the parts. */
export function comparisonsOf(
  { parts }: TripRow,
  colleagues: ReadonlyMap<string, Trip['createdBy'][]>,
): PartComparison[] {
  return parts.map(({ id, alternative }) => ({
    partId: id,
    colleagues: colleagues.get(id) ?? [],
    ...(alternative && { alternative }),
  }));
}

function peopleOf(row: TripRow): TripPeople {
  return {
    companyId: row.company_id,
    requestedBy: requestersOf(row),
    travellers: row.travellers.map(({ _id, userId }) => ({ companyUserId: _id, userId })),
    level: waitingLevel(row.status),
    deciders: decidersOf(row),
    named: row.named_approvers,
  };
}

/** The users who have asked for it, at first, again or for another part. */
export function requestersOf({ created_by_user_id, events }: TripRow): string[] {
  const again = events.flatMap(({ kind, user_id }) => (REQUEST_KINDS.has(kind) && user_id ? [user_id] : []));
  return [created_by_user_id, ...again];
}

function toPart(part: TripRow['parts'][number]): TripPart {
  const { refund_amount, penalty_amount, price_currency, held_until } = part;
  const { failure, locator } = part;
  return {
    _id: part.id,
    status: part.status,
    travelers: part.travelers,
    ...withoutNulls({ failure, locator }),
    ...(held_until && { heldUntil: instantOf(held_until) }),
    ...withoutNulls({
      refund: moneyOf(refund_amount, price_currency),
      penalty: moneyOf(penalty_amount, price_currency),
    }),
    startsOn: part.starts_on,
    endsOn: part.ends_on,
    beginsAt: instantOf(part.begins_at),
    ...storedPart(part),
  };
}

/** What was stored of a part when it was ordered, by its kind. */
function storedPart({ kind, details, ...row }: TripRow['parts'][number]) {
  // Both were written together, and a row does not say that one follows from the other.
  const part = { kind, details } as StoredPart;
  switch (part.kind) {
    case 'flight':
      return { kind: part.kind, ...part.details, ...bookedFlight(row) };
    case 'external':
      return { kind: part.kind, ...part.details };
    case 'hotel':
      return { kind: part.kind, ...part.details };
    case 'car':
      return { kind: part.kind, ...part.details };
  }
}

/** Who flies, and what the airline says of it once it is booked. */
function bookedFlight({
  travelers,
  tickets,
  passengers,
  free_until,
}: Pick<TripRow['parts'][number], 'travelers' | 'tickets' | 'passengers' | 'free_until'>) {
  return {
    ...(free_until && { freeUntil: instantOf(free_until) }),
    passengers: (passengers ?? []).map(toPassenger),
    tickets: travelers.flatMap((traveler, place) => {
      const number = tickets?.[place];
      return number === undefined ? [] : [{ traveler, number }];
    }),
  };
}

/** Date of birth, gender and the number of the passport are the airline's business. */
function toPassenger({ dateOfBirth: _, gender: __, passport, memberships, ...names }: Passenger) {
  return {
    ...names,
    memberships: [...memberships],
    ...(passport && { passport: { country: passport.country, expiryDate: passport.expiryDate } }),
  };
}

function toEvent({ id, at, kind, part_id, details, ...by }: TripRow['events'][number]): HistoryEvent {
  return {
    _id: id,
    at: instantOf(at),
    kind,
    ...(by.first_name !== null && by.last_name !== null && { by: nameOf(by.first_name, by.last_name) }),
    ...withoutNulls({ partId: part_id }),
    ...details,
  };
}

function nameOf(firstName: string, lastName: string) {
  return { firstName, lastName };
}

/** What a part costs. */
export function priceOf({ price_amount, price_currency }: TripRow['parts'][number]): Money {
  return { amount: price_amount, currency: price_currency };
}

function moneyOf(amount: number | null, currency: string): Money | null {
  return amount === null ? null : { amount, currency };
}

/** As JSON from the database has it, which is not the form of the contract. */
function instantOf(text: string): string {
  return new Date(text).toISOString();
}
