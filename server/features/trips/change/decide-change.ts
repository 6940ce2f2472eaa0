import type { Kysely } from 'kysely';
import type { Trip, TripAtDecision } from '#domain/contract.ts';
import { highestAccepted } from '#domain/offers/price-change.ts';
import { waitingLevelOfChange } from '#machines/trip/change-selectors.ts';
import type { ChangeMailKind, Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { describeOrigin } from '../../auth/describe-origin.ts';
import { readBookingLimits } from '../../companies/checkout-repository.ts';
import { addInformedApprovers } from '../approval/approval-repository.ts';
import type { TripViewer } from '../approval/trip-standing.ts';
import { type CompanyMoment, readMomentOfTrip } from '../company-moment.ts';
import { writeChangeMails } from '../mail/write-change-mails.ts';
import type { Act } from '../order/agreement-on-prices.ts';
import { nameOfPart } from '../part/kinds/part-kinds.ts';
import { toTotal } from '../trip-mapper.ts';
import { decidersAt, standingAt } from '../trip-people.ts';
import { findTripRow, readTrip, readTripUnchecked } from '../trip-repository.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { type Cause, countUp, lockTrip, type TripForUpdate } from '../trip-state-repository.ts';
import { exceedsAgreement } from './agreed-terms.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import { beginChange } from './begin-change.ts';
import { type ChangeRow, priceAfter, toDecisions } from './change-mapper.ts';
import { findChange, type StoredChange, saveAgreement } from './change-repository.ts';
import { endOfWait } from './new-change.ts';

type Caller = Pick<SignedInContext, 'abilities' | 'signedIn' | 'requestId' | 'ip' | 'userAgent'>;

export type ChangeDecision = { version: number } & (
  | { action: 'approve'; comment?: string }
  | { action: 'reject'; comment: string }
);

/** A decision and the transaction in which it is applied. */
interface Deciding {
  deps: Deps;
  db: Kysely<Database>;
  moment: CompanyMoment;
  cause: Cause;
}

/**
 * Approves or refuses a change, if the caller has read its current version. After the last approval, a job carries it
 * out.
 */
export async function decideChange(
  deps: Deps,
  caller: Caller,
  { tripId, changeId }: { tripId: string; changeId: string },
  decision: ChangeDecision,
): Promise<Trip> {
  const { userId, sessionId } = caller.signedIn;
  const { companyId, ...moment } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now: moment.now };
  return await deps.db.transaction().execute(async (db) => {
    const trip = await lockTrip(db, tripId);
    const row = await findTripRow(db, viewer, tripId);
    if (!trip || !row) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
    const shown = row.changes.find(({ id }) => id === changeId);
    const change = await findChange(db, tripId, changeId);
    if (!shown || !change) throw new DomainError('not_found', 'The trip has no such change.');
    if (isRepeated(row, changeId, { viewer, decision })) return await readTripUnchecked(db, tripId, viewer);
    refuseOther(row, shown, decision);
    refuseWithheld(row, shown, viewer);
    const at = deps.clock.now();
    const cause = { at, userId, requestId: caller.requestId, origin: describeOrigin(caller) };
    await decide({ deps, db, moment, cause }, trip, { row, shown, change, viewer, decision });
    await recordAudit(db, { action: 'trip.decided', userId, sessionId, companyId }, caller, at);
    const decided = await readTrip(db, viewer, tripId);
    if (!decided)
      throw new Error(`A change of the trip ${tripId} can be decided on, but the trip not be read`);
    return decided;
  });
}

const DECIDED = { approve: 'changeApproved', reject: 'changeRejected' } as const;

const DECISIONS: ReadonlySet<string> = new Set(Object.values(DECIDED));

/** Whether the caller has taken this decision already, so that the answer to it was lost; refuses another one. */
function isRepeated(
  row: TripRow,
  changeId: string,
  { viewer, decision }: { viewer: TripViewer; decision: ChangeDecision },
): boolean {
  const change = row.changes.find(({ id }) => id === changeId);
  if (row.version <= decision.version || !change || toDecisions(row, change, viewer).mayDecide) return false;
  const own = row.events.filter(
    ({ kind, user_id, details }) =>
      DECISIONS.has(kind) && user_id === viewer.signedIn.userId && details.changeId === changeId,
  );
  const isSame = own.some(
    ({ kind, details }) => kind === DECIDED[decision.action] && details.comment === decision.comment,
  );
  if (own.length > 0 && !isSame) {
    throw new DomainError(
      'already_decided',
      'You have decided on this change already. Look at it as it is now.',
    );
  }
  return isSame;
}

function overdue(): DomainError {
  return new DomainError('decision_overdue', 'The deadline has passed. The change can be requested again.');
}

/** Refuses decisions on another version than the one that was read. */
function refuseOther(row: TripRow, { status }: ChangeRow, { version }: ChangeDecision): void {
  if (row.version === version) return;
  if (row.version > version && status === 'expired') throw overdue();
  throw new DomainError('trip_changed', 'The trip has changed. Look at it again, then decide.', {
    current: { version: row.version, total: toTotal(row) },
  });
}

function refuseWithheld(row: TripRow, change: ChangeRow, viewer: TripViewer): void {
  const { mayDecide, withheldDecision } = toDecisions(row, change, viewer);
  if (mayDecide) return;
  if (!waitingLevelOfChange(change.status)) {
    throw new DomainError('action_withheld', 'The change waits for no approval any more.');
  }
  if (withheldDecision === 'overdue') throw overdue();
  if (withheldDecision === 'ownTrip') {
    throw new DomainError('own_trip', 'You travel or have asked for this change. Another approver decides.');
  }
  throw new DomainError('not_approver', 'Another approver decides on this change.');
}

interface DecisionOnChange {
  row: TripRow;
  shown: ChangeRow;
  change: StoredChange;
  viewer: TripViewer;
  decision: ChangeDecision;
}

async function decide(deciding: Deciding, trip: TripForUpdate, decided: DecisionOnChange): Promise<void> {
  const { db, moment, cause } = deciding;
  const { row, shown, change, viewer, decision } = decided;
  const { companyUserId } = viewer.signedIn;
  const level = waitingLevelOfChange(change.status) ?? 1;
  const decider = decidersAt(row, level).find(({ _id }) => _id === companyUserId);
  const { comment } = decision;
  const details = {
    ...(comment !== undefined && { comment }),
    seen: decisionBasis(row, shown),
    ...(decider?.onBehalfOf && { onBehalfOf: decider.onBehalfOf }),
  };
  if (decider) await addInformedApprovers(db, trip.id, [decider]);
  if (decision.action === 'reject') {
    const event = { type: 'change.reject', comment: decision.comment } as const;
    const refused = await applyChangeEvent(db, change, event, { cause, details });
    await countUp(db, trip);
    return await sendMails(deciding, refused, 'change_rejected');
  }
  const isForBoth = change.levels.includes(2) && standingAt(row, viewer, 2).roles.includes('approver');
  const upTo = isForBoth ? 2 : level;
  const wait = { since: moment.now, until: nextDeadline(row, change, moment.now) };
  const approved = await applyChangeEvent(
    db,
    change,
    { type: 'change.approve', upTo },
    { cause, details, wait },
  );
  if (approved.waiting_until !== null) {
    await countUp(db, trip);
    return await sendMails(deciding, approved, 'change_approval_requested');
  }
  const act = { userId: viewer.signedIn.userId, at: cause.at.toISOString(), version: row.version };
  await agreeToRise(db, approved, act);
  await beginChange(deciding.deps, db, { trip, change: approved, cause });
  await sendMails(deciding, approved, 'change_approved');
}

/** Who approves a change that has become dearer agrees to what it costs now, with the company's tolerance. */
async function agreeToRise(db: Kysely<Database>, change: StoredChange, act: Act): Promise<void> {
  if (!exceedsAgreement(change)) return;
  const { price_amount, penalty_amount, price_currency: currency, company_id } = change;
  const limits = await readBookingLimits(db, company_id);
  const { tolerancePercent } = limits;
  const base = { amount: price_amount, currency };
  const highestFee = { amount: penalty_amount, currency };
  const accepted = highestAccepted(base, limits);
  await saveAgreement(db, change, { accepted, agreement: { ...act, base, tolerancePercent, highestFee } });
}

function nextDeadline(row: TripRow, change: StoredChange, now: Date): Date {
  const part = row.parts.find(({ id }) => id === change.part_id);
  const begins = [change.begins_at, ...(part ? [new Date(part.begins_at)] : [])];
  return endOfWait(now, { approvalHours: change.approval_limit_hours }, begins);
}

async function sendMails(
  { deps, db, moment }: Deciding,
  change: StoredChange,
  kind: ChangeMailKind,
): Promise<void> {
  await writeChangeMails(deps, db, { ...moment, change, kinds: [kind] });
}

/** The facts that the approver saw, stored with the decision. */
function decisionBasis(row: TripRow, change: ChangeRow): TripAtDecision {
  const { verdict, policies, part_id: partId, details } = change;
  const kind = row.parts.find(({ id }) => id === partId)?.kind;
  const name = kind && nameOfPart(kind, details);
  const part = { partId, ...(name !== undefined && { name }), price: priceAfter(change) };
  return { total: toTotal(row), verdict, parts: [part], policies };
}
