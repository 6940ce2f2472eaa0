import type { Kysely } from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { MailDecision, Money, Trip, TripEventKind } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { findWaitingDecision, isDecidedByMail, type WaitingDecision } from '../approval/decision-by-mail.ts';
import { type DecisionLink, findDecisionLink } from '../approval/decision-link-repository.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { readTrip } from '../page/trip-repository.ts';
import { partHeading } from '../part/kinds/part-kinds.ts';

type TakenDecision = NonNullable<MailDecision['decision']>;
type ShownPart = NonNullable<MailDecision['request']>['parts'][number];

export async function findLink(deps: Pick<Deps, 'db' | 'keys'>, secret: string): Promise<DecisionLink> {
  const link = await findDecisionLink(deps.db, deps.keys, secret);
  if (!link) throw invalid();
  return link;
}

const invalid = () => new DomainError('decision_link_invalid', 'The link is no longer valid.');

/** Shows what a link is about, without names of travelers, because no one has signed in. */
export async function showMailDecision(deps: Deps, link: DecisionLink): Promise<MailDecision> {
  const { approver, tripId, changeId } = link;
  const { now } = await readMomentOfTrip(deps, tripId);
  const viewer = { abilities: defineAbilitiesFor(approver), signedIn: approver, now };
  const trip = await readTrip(deps.db, viewer, tripId);
  if (!trip) throw invalid();
  const { _id, itineraryRefId, title, startsOn, endsOn } = trip;
  const shown = { tripId: _id, itineraryRefId, title, startsOn, endsOn };
  const subject = { kind: changeId ? ('change' as const) : ('trip' as const), subjectId: changeId ?? tripId };
  const waiting = findWaitingDecision(trip, subject);
  if (!waiting) return { ...shown, ...howItEnded(trip, link) };
  if (!isAsMailed(trip, link)) return { ...shown, state: 'changed' };
  const isEnough = await mayDecideWith(deps.db, trip, { link, waiting, now });
  if (!isEnough) return { ...shown, state: 'signInNeeded' };
  return { ...shown, state: 'open', request: toRequest(trip, waiting) };
}

async function mayDecideWith(
  db: Kysely<Database>,
  trip: Trip,
  { link, waiting, now }: { link: DecisionLink; waiting: WaitingDecision; now: Date },
): Promise<boolean> {
  if (link.isUsed || link.expiresAt <= now) return false;
  return await isDecidedByMail(db, trip.company._id, waiting.amount);
}

function isAsMailed({ version, total }: Trip, link: DecisionLink): boolean {
  const { amount, currency } = total.asked;
  return version === link.version && amount === link.total.amount && currency === link.total.currency;
}

const TAKEN = new Map<TripEventKind, TakenDecision['action']>([
  ['approved', 'approve'],
  ['rejected', 'reject'],
  ['sentBack', 'sendBack'],
  ['changeApproved', 'approve'],
  ['changeRejected', 'reject'],
]);

function howItEnded(
  { events }: Trip,
  { changeId, createdAt }: DecisionLink,
): Pick<MailDecision, 'state' | 'decision'> {
  const decided = events.findLast(
    (event) =>
      TAKEN.has(event.kind) && (event.changeId ?? null) === changeId && new Date(event.at) >= createdAt,
  );
  const action = decided && TAKEN.get(decided.kind);
  if (!action || !decided.by) return { state: 'ended' };
  const { by, onBehalfOf, at } = decided;
  return { state: 'decided', decision: { action, by, at, onBehalfOf } };
}

function toRequest(
  trip: Trip,
  { change, until, amount }: WaitingDecision,
): NonNullable<MailDecision['request']> {
  const { reason, comment } = change ?? trip.bookingInfo;
  const { bookingFee } = change ? {} : trip.bookingInfo;
  return {
    subject: change ? 'change' : 'trip',
    until,
    amount,
    parts: change ? [toChangedPart(change)] : trip.parts.flatMap(toPart),
    bookingFee,
    verdict: (change ?? trip).verdict,
    reason,
    comment,
  };
}

function toPart(part: Trip['parts'][number]): ShownPart[] {
  const { status, startsOn, endsOn } = part;
  const isBooked = isAnyBooked([status]);
  if (!isBooked && status !== 'held') return [];
  return [{ name: partHeading(part), startsOn, endsOn, price: inCompanyCurrency(part.price), isBooked }];
}

function toChangedPart({ before, after }: NonNullable<WaitingDecision['change']>): ShownPart {
  const { startsOn, endsOn, price } = after;
  const now = inCompanyCurrency(price);
  const isComparable = before.price.currency === price.asked.currency;
  return {
    name: partHeading(after),
    startsOn,
    endsOn,
    price: isComparable ? price.asked : now,
    isBooked: false,
    before: isComparable ? before.price : undefined,
  };
}

function inCompanyCurrency({ asked, converted }: { asked: Money; converted?: Money }): Money {
  return converted ?? asked;
}
