import { hasBegun } from '#domain/cancellable-until.ts';
import { amountDue } from '#domain/checkout/amount-due.ts';
import type { Money, PartAtEvent, PartComparison, Trip, TripPart } from '#domain/contract.ts';
import { awaitsPenalty } from '#domain/given-back.ts';
import { dateAt } from '#domain/local-time.ts';
import { tripVerdict } from '#domain/policy/trip-verdict.ts';
import { costsBookingFee, tripCosts } from '#domain/trip-costs.ts';
import { tripStage } from '#domain/trip-stage.ts';
import { waitingLevel } from '#machines/trip/approval-region.ts';
import { type TripActions, tripActions } from '#machines/trip/trip-actions.ts';
import { withoutNulls } from '../../../db/without-nulls.ts';
import { isReleased } from '../counted-parts.ts';
import { type PartRow, toInstant, toPart } from '../part-mapper.ts';
import { requestedTotal } from '../requested-total.ts';
import { titleOfRow } from '../title-of-row.ts';
import {
  decidersOf,
  listDeparted,
  managesPartOf,
  seesPassport,
  standingIn,
  toVisiblePart,
} from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import { tripWithVerdicts } from '../trip-with-verdicts.ts';
import { toAirlineChanges } from './airline-change-mapper.ts';
import { type ChangeRow, determineChangeability, toPartChanges } from './change-mapper.ts';
import { toQuestions } from './questions.ts';

type Approval = NonNullable<Trip['approval']>;
type HistoryEvent = Trip['events'][number];
type EventRow = TripRow['events'][number];

export function toTrip(row: TripRow, reader: TripViewer | Pick<TripViewer, 'now'>): Trip {
  const viewer = 'abilities' in reader ? reader : null;
  const approval = toApproval(row);
  const questions = toQuestions(row, viewer);
  const airlineChanges = toAirlineChanges(row, viewer);
  const { allowed, withheld } = viewer ? toActions(row, viewer) : NO_ACTIONS;
  return {
    _id: row.id,
    version: row.version,
    itineraryRefId: row.itinerary_ref,
    status: row.status,
    end: row.ended_by ?? undefined,
    company: { _id: row.company_id, name: row.company_name },
    travelers: row.travelers.map(({ _id, firstName, lastName }) => ({ _id, firstName, lastName })),
    createdBy: {
      userId: row.created_by_user_id,
      firstName: row.creator_first_name,
      lastName: row.creator_last_name,
    },
    createdAt: row.created_at.toISOString(),
    title: titleOfRow(row, dateAt(reader.now, row.time_zone)),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    total: toTripTotal(row),
    verdict: tripVerdict(tripWithVerdicts(row)),
    bookingInfo: toBookingInfo(row, viewer),
    approval: approval ?? undefined,
    questions: questions.length > 0 ? questions : undefined,
    request: row.request ? { ...row.request, isOpen: row.request_open } : undefined,
    parts: row.parts.map((part) => toShownPart(part, row, viewer)),
    changes: row.changes.length > 0 ? toPartChanges(row, viewer) : undefined,
    airlineChanges: airlineChanges.length > 0 ? airlineChanges : undefined,
    events: row.events.map((event) => toEvent(event, row)),
    allowedActions: allowed,
    withheldActions: withheld,
  };
}

function toShownPart(part: TripRow['parts'][number], row: TripRow, viewer: TripViewer | null): TripPart {
  const shown = toVisiblePart(row, toPart(part), viewer);
  if (!viewer) return shown;
  if (!managesPartOf(row, viewer, part.travelers)) return { ...shown, ofOthers: true };
  if (!mayChange(row, viewer)) return shown;
  return { ...shown, changeable: determineChangeability(part, row, viewer.now) };
}

function mayChange(row: TripRow, viewer: TripViewer): boolean {
  const takesPlace = row.status === 'approved' || row.status === 'complete';
  return takesPlace && !isElsewhere(row, viewer) && standingIn(row, viewer).roles.includes('booker');
}

function isElsewhere({ company_id }: TripRow, { signedIn }: TripViewer): boolean {
  return company_id !== signedIn.companyId;
}

function toBookingInfo(row: TripRow, viewer: TripViewer | null): Trip['bookingInfo'] {
  const { bookingFee: _, travelerId = row.travelers[0]?._id, passportId, ...info } = row.booking_info;
  const bookingFee = chargedFee(row);
  const extBooking = row.parts.flatMap(({ id, kind }) => (kind === 'external' ? [id] : []));
  return {
    ...info,
    travelerId: travelerId || undefined,
    ...(travelerId && passportId && seesPassport(row, viewer, travelerId) && { passportId }),
    ...(extBooking.length > 0 && { extBooking }),
    ...(bookingFee && { bookingFee }),
    ...(row.level1_approver && { level1Approver: { level: 1, ...row.level1_approver } }),
    ...(row.level2_approver && { level2Approver: { level: 2, ...row.level2_approver } }),
  };
}

interface RowWithCosts extends Pick<TripRow, 'total_amount' | 'total_currency' | 'booking_info'> {
  parts: readonly (Pick<
    PartRow,
    'id' | 'status' | 'attempt' | 'was_booked' | 'price_currency' | 'penalty_amount'
  > & {
    details: Pick<PartRow['details'], 'price'>;
  })[];
  changes: readonly Pick<ChangeRow, 'part_id' | 'status' | 'price_currency' | 'penalty_amount'>[];
}

/** What the trip costs with the fee of the company. The stored price counts while the parts can't be added up. */
export function toTotal(row: RowWithCosts): Money {
  const parts = row.parts.map((part) => ({
    status: part.status,
    released: isReleased(part),
    price: part.details.price,
    penalty: toPenalty(part),
    changeFees: row.changes.flatMap((change) =>
      change.part_id === part.id && change.status === 'done' ? (toPenalty(change) ?? []) : [],
    ),
  }));
  const stored = { amount: row.total_amount, currency: row.total_currency };
  return amountDue({ asked: tripCosts(parts) ?? stored }, chargedFee(row));
}

function toTripTotal(row: TripRow): Trip['total'] {
  const requested = row.status === 'rejected' && requestedTotal(row);
  return { asked: toTotal(row), requested: requested || undefined };
}

function toPenalty(row: { penalty_amount: number | null; price_currency: string }): Money | null {
  const { penalty_amount: amount, price_currency: currency } = row;
  return amount === null ? null : { amount, currency };
}

function chargedFee({
  parts,
  booking_info,
}: Pick<RowWithCosts, 'parts' | 'booking_info'>): Money | undefined {
  const states = parts.map((part) => ({
    status: part.status,
    released: isReleased(part),
    wasBooked: part.was_booked,
  }));
  return costsBookingFee(states) ? booking_info.bookingFee : undefined;
}

function toApproval(row: TripRow): Approval | null {
  const { status, waiting_until } = row;
  const level = waitingLevel(status);
  if (!waiting_until || !level) return null;
  return {
    level,
    deciders: decidersOf(row),
    ...listDeparted(row),
    until: waiting_until.toISOString(),
    onTimeout: 'expires',
  };
}

const NO_ACTIONS: TripActions = { allowed: [], withheld: [] };

export function toActions(row: TripRow, viewer: TripViewer): TripActions {
  const trip = {
    status: row.status,
    levels: row.levels,
    parts: row.parts.map((part) => ({
      status: part.status,
      isExternal: part.kind === 'external',
      isOfOthers: !managesPartOf(row, viewer, part.travelers),
      hasBegun: hasBegun(toPart(part), viewer.now),
    })),
    hasOpenRequest: row.request_open,
    awaitsPenalty: row.parts.some((part) => awaitsPenalty(toPart(part))),
    isOverdue: row.waiting_until !== null && row.waiting_until <= viewer.now,
    isHolding: row.parts.some(({ status, held_until }) => isOver(status) && held_until !== null),
    hasBegun: row.parts.some(({ begins_at }) => new Date(begins_at) <= viewer.now),
    hasEnded: tripStage({ currentFrom: row.current_from, endsAt: row.ends_at }, viewer.now) === 'past',
    changeability: row.parts
      .filter(({ travelers }) => managesPartOf(row, viewer, travelers))
      .map((part) => determineChangeability(part, row, viewer.now)),
    isElsewhere: isElsewhere(row, viewer),
  };
  return tripActions(trip, standingIn(row, viewer));
}

export function begunParts({ parts }: TripRow, now: Date): Set<string> {
  return new Set(parts.map(toPart).flatMap((part) => (hasBegun(part, now) ? [part._id] : [])));
}

function isOver(status: TripPart['status']): boolean {
  return status === 'failed' || status === 'cancelled';
}

export function toComparisons(
  { parts }: TripRow,
  colleagues: ReadonlyMap<string, PartComparison['colleagues'][number][]>,
): PartComparison[] {
  return parts.map(({ id, alternative, alternative_search: search }) => ({
    partId: id,
    colleagues: colleagues.get(id) ?? [],
    search: search ?? undefined,
    alternative: alternative ?? undefined,
  }));
}

function toEvent(event: EventRow, row: TripRow): HistoryEvent {
  const { id, at, kind, part_id, details, ...by } = event;
  const { key: _, asker: __, ...shown } = details;
  const about = details.about ?? partBeforeChange(event, row);
  return {
    _id: id,
    at: toInstant(at),
    kind,
    by: by.first_name !== null && by.last_name !== null ? toName(by.first_name, by.last_name) : undefined,
    ...withoutNulls({ partId: part_id }),
    ...shown,
    ...(about && { about }),
  };
}

/** For an event that an earlier version has recorded: the part as it was before the next change was made. */
function partBeforeChange(event: EventRow, { events, parts, changes }: TripRow): PartAtEvent[] | undefined {
  const part = parts.find(({ id }) => id === event.part_id);
  const next = events
    .slice(events.indexOf(event) + 1)
    .find(({ kind, part_id }) => kind === 'changed' && part_id === event.part_id);
  const before = changes.find(({ id }) => id === next?.details.changeId)?.before;
  if (!part || !before) return undefined;
  const { title: name, startsOn, endsOn } = before;
  return [{ kind: part.kind, name, startsOn, endsOn }];
}

function toName(firstName: string, lastName: string) {
  return { firstName, lastName };
}

export function toPrice({
  price_amount,
  price_currency,
}: Pick<TripRow['parts'][number], 'price_amount' | 'price_currency'>): Money {
  return { amount: price_amount, currency: price_currency };
}
