import type { Kysely } from 'kysely';
import type { Money, Trip, TripAction, TripAtDecision } from '#domain/contract.ts';
import { tripVerdict } from '#domain/policy/trip-verdict.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import { waitingLevel } from '#machines/trip/trip-selectors.ts';
import type { Database, TripMailKind } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { applyTripEvent } from '../apply-trip-event.ts';
import { type CompanyMoment, readMomentOfTrip } from '../company-moment.ts';
import { writeTripMails } from '../mail/write-trip-mails.ts';
import { giveBackParts } from '../order/give-back-parts.ts';
import { nameOfPart } from '../part/kinds/part-kinds.ts';
import { settleTrip } from '../settle-trip.ts';
import { toActions, toPrice, toTotal } from '../trip-mapper.ts';
import { decidersOf, standingAt } from '../trip-people.ts';
import { findTripRow, readTrip, readTripUnchecked } from '../trip-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { type Cause, lockTrip, type TripForUpdate } from '../trip-state-repository.ts';
import { tripWithVerdicts } from '../trip-with-verdicts.ts';
import { agreeToRises } from './agree-to-rises.ts';
import { saveDecider } from './decided-by-repository.ts';
import { nextWait } from './next-wait.ts';
import type { TripViewer } from './trip-standing.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;

export type Decision = { seen: { version: number; total: Money } } & (
  | { action: 'approve'; comment?: string }
  | { action: 'reject' | 'sendBack'; comment: string }
);

/** A decision and the transaction in which it is applied. */
interface Deciding {
  deps: Deps;
  db: Kysely<Database>;
  moment: CompanyMoment;
  cause: Cause;
}

/**
 * Approves a trip, refuses it or sends it back, if the caller has read its current version. After the last approval,
 * jobs of the same transaction book the parts; after a refusal, such jobs release the holds.
 */
export async function decideTrip(
  deps: Deps,
  caller: Caller,
  tripId: string,
  decision: Decision,
): Promise<Trip> {
  const { userId, sessionId } = caller.signedIn;
  const { companyId, ...moment } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now: moment.now };
  return await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    const row = await findTripRow(db, viewer, tripId);
    if (!trip || !row) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
    if (isRepeated(row, viewer, decision)) return await readTripUnchecked(db, tripId, viewer);
    refuseOther(row, decision);
    refuseWithheld(row, viewer, decision.action);
    const at = deps.clock.now();
    const cause = { at, userId, requestId: caller.requestId, origin: describeOrigin(caller) };
    await decide({ deps, db, moment, cause }, trip, { row, viewer, decision });
    await recordAudit(db, { action: 'trip.decided', userId, sessionId, companyId }, caller, at);
    const decided = await readTrip(db, viewer, tripId);
    if (!decided) throw new Error(`The trip ${tripId} can be decided on, but not be read`);
    return decided;
  });
}

const DECIDED = { approve: 'approved', reject: 'rejected', sendBack: 'sentBack' } as const;

const DECISIONS: ReadonlySet<string> = new Set(Object.values(DECIDED));

/** Whether the caller has taken this decision already, so that the answer to it was lost; refuses another one. */
function isRepeated(row: TripRow, viewer: TripViewer, { action, seen, comment }: Decision): boolean {
  if (row.version <= seen.version || toActions(row, viewer).allowed.includes(action)) return false;
  const lastRequest = row.events.findLastIndex(({ kind }) => REQUEST_KINDS.has(kind));
  const own = row.events
    .slice(lastRequest + 1)
    .filter(({ kind, user_id }) => DECISIONS.has(kind) && user_id === viewer.signedIn.userId);
  const isSame = own.some(
    ({ kind, details }) =>
      kind === DECIDED[action] &&
      details.comment === comment &&
      details.seen?.total.amount === seen.total.amount &&
      details.seen.total.currency === seen.total.currency,
  );
  if (own.length > 0 && !isSame) {
    throw new DomainError(
      'already_decided',
      'You have decided on this trip already. Look at it as it is now.',
    );
  }
  return isSame;
}

/** Whether the last wait for an approval ended with its deadline. */
function hasExpired({ status, events }: TripRow): boolean {
  const end = events.findLast(({ kind }) => REQUEST_KINDS.has(kind) || kind === 'expired');
  return !waitingLevel(status) && end?.kind === 'expired';
}

function overdue(): DomainError {
  return new DomainError('decision_overdue', 'The deadline has passed. The trip can be requested again.');
}

/** Refuses decisions on another version than the one that was read. */
function refuseOther(row: TripRow, { seen }: Decision): void {
  const total = toTotal(row);
  const isSeen =
    row.version === seen.version &&
    total.amount === seen.total.amount &&
    total.currency === seen.total.currency;
  if (isSeen) return;
  if (row.version > seen.version && hasExpired(row)) throw overdue();
  throw new DomainError('trip_changed', 'The trip has changed. Look at it again, then decide.', {
    current: { version: row.version, total },
  });
}

function refuseWithheld(row: TripRow, viewer: TripViewer, action: TripAction): void {
  const { allowed, withheld } = toActions(row, viewer);
  if (allowed.includes(action)) return;
  if (!waitingLevel(row.status)) {
    throw new DomainError('action_withheld', 'The trip waits for no approval any more.');
  }
  const reason = withheld.find((one) => one.action === action)?.reason;
  if (reason === 'overdue') throw overdue();
  if (reason === 'ownTrip') {
    throw new DomainError('own_trip', 'You travel or have asked for this trip. Another approver decides.');
  }
  throw new DomainError('not_approver', 'Another approver decides on this trip.');
}

interface TripDecision {
  row: TripRow;
  viewer: TripViewer;
  decision: Decision;
}

async function decide(deciding: Deciding, trip: TripForUpdate, decided: TripDecision): Promise<void> {
  const { db, moment, cause } = deciding;
  const { row, viewer, decision } = decided;
  const { companyUserId } = viewer.signedIn;
  const { comment } = decision;
  const delegator = findDelegator(row, companyUserId);
  const details = {
    ...(comment !== undefined && { comment }),
    seen: decisionBasis(row),
    ...delegator,
  };
  await saveDecider(db, trip, {
    companyUserId,
    isDelegate: delegator.onBehalfOf !== undefined,
    now: moment.now,
  });
  if (decision.action === 'approve') {
    const upTo = decidesForBoth(row, viewer) ? 2 : (waitingLevel(row.status) ?? 1);
    const wait = await nextWait(db, trip, moment);
    const approved = await applyTripEvent(db, trip, { type: 'trip.approve', upTo }, { cause, details, wait });
    if (!waitingLevel(approved.status)) {
      const at = cause.at.toISOString();
      await agreeToRises(db, trip, { userId: viewer.signedIn.userId, at, version: row.version });
    }
    return await afterApproval(deciding, approved);
  }
  const parts = trip.parts.map(({ status }) => status);
  const type = decision.action === 'reject' ? 'trip.reject' : 'trip.sendBack';
  const event = { type, comment: decision.comment, parts } as const;
  const refused = await applyTripEvent(db, trip, event, { cause, details });
  await afterRefusal(deciding, refused, decision.action === 'reject' ? 'trip_rejected' : 'trip_sent_back');
}

async function afterApproval(deciding: Deciding, approved: TripForUpdate): Promise<void> {
  if (waitingLevel(approved.status)) return await sendMails(deciding, approved, 'approval_requested');
  const { deps, db, moment, cause } = deciding;
  await sendMails(deciding, approved, 'trip_approved');
  await settleTrip(deps, db, { trip: approved, cause, moment, news: 'booking' });
}

async function afterRefusal(deciding: Deciding, refused: TripForUpdate, mail: TripMailKind): Promise<void> {
  const { deps, db, cause } = deciding;
  const trip = await giveBackParts(deps, db, refused, cause);
  await sendMails(deciding, trip, mail);
}

async function sendMails(
  { deps, db, moment }: Deciding,
  { id }: TripForUpdate,
  kind: TripMailKind,
): Promise<void> {
  await writeTripMails(deps, db, { ...moment, trip: { _id: id }, kinds: [kind] });
}

/** The facts that the approver saw, stored with the decision. */
function decisionBasis(row: TripRow): TripAtDecision {
  return {
    total: toTotal(row),
    verdict: tripVerdict(tripWithVerdicts(row)),
    parts: row.parts.map((part) => ({
      partId: part.id,
      name: nameOfPart(part.kind, part.details),
      price: toPrice(part),
      ...(part.alternative && { alternative: part.alternative }),
    })),
    policies: row.policies,
  };
}

function findDelegator(row: TripRow, companyUserId: string): Pick<Trip['events'][number], 'onBehalfOf'> {
  const delegator = decidersOf(row).find(({ _id }) => _id === companyUserId)?.onBehalfOf;
  return delegator ? { onBehalfOf: delegator } : {};
}

/** Whether the person may also decide at the second level, so that one approval covers both. */
function decidesForBoth(row: TripRow, viewer: TripViewer): boolean {
  return row.levels.includes(2) && standingAt(row, viewer, 2).roles.includes('approver');
}
