import type { Kysely } from 'kysely';
import type { Actor } from '#domain/abilities.ts';
import type { Decider, Money, PartChange, Trip, TripAtDecision, TripEventKind } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Database } from '../../../db/schema.ts';
import type { TripEventDetails } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit-repository.ts';
import { type CompanyMoment, readMomentOfTrip } from '../company-moment.ts';
import { causeOf, lockOpened } from '../page/open-trip.ts';
import { toTotal } from '../page/trip-mapper.ts';
import { readTrip, readTripUnchecked } from '../page/trip-repository.ts';
import { decidersAt, standingAt } from '../trip-people.ts';
import type { TripRow } from '../trip-row-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { Cause, TripForUpdate } from '../trip-state-repository.ts';
import type { SubjectKind } from './approval-subject.ts';

export interface DecidingCaller
  extends Pick<SignedInContext, 'abilities' | 'requestId' | 'ip' | 'userAgent'> {
  /** Without a session where the link of a mail decides. */
  signedIn: Actor & { sessionId: string | null };
  spendRight?: (db: Kysely<Database>) => Promise<void>;
}

export type Decision = { seen: { version: number; total?: Money } } & (
  | { action: 'approve'; comment?: string }
  | { action: 'reject' | 'sendBack'; comment: string }
);

export interface Deciding {
  deps: Deps;
  db: Kysely<Database>;
  moment: CompanyMoment;
  trip: TripForUpdate;
  row: TripRow;
  viewer: TripViewer;
  cause: Cause;
}

export interface DecisionSubject {
  kind: SubjectKind;
  level: ApprovalLevel | null;
  levels: readonly ApprovalLevel[];
  offers(action: Decision['action']): boolean;
  obstacleTo(action: Decision['action']): Obstacle | undefined;
  hasExpired: boolean;
  decisions: TripRow['events'];
  basis: TripAtDecision;
  saveDecider(decider: Decider | undefined): Promise<void>;
  approve(upTo: ApprovalLevel, details: TripEventDetails): Promise<void>;
  refuse(refusal: Refusal, details: TripEventDetails): Promise<void>;
}

export type Refusal = Exclude<Decision, { action: 'approve' }>;

type Obstacle = NonNullable<PartChange['withheldDecision']> | Trip['withheldActions'][number]['reason'];

interface DecisionOn {
  tripId: string;
  decision: Decision;
  load(deciding: Deciding): Promise<DecisionSubject> | DecisionSubject;
}

export async function decideOn(
  deps: Deps,
  caller: DecidingCaller,
  { tripId, decision, load }: DecisionOn,
): Promise<Trip> {
  const { userId, sessionId } = caller.signedIn;
  const { companyId, ...moment } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...caller, now: moment.now };
  return await deps.db.transaction().execute(async (db) => {
    const { trip, row } = await lockOpened(db, viewer, tripId);
    const at = deps.clock.now();
    const cause = causeOf(caller, at);
    const deciding = { deps, db, moment, trip, row, viewer, cause };
    const subject = await load(deciding);
    if (isRepeated(deciding, subject, decision)) return await readTripUnchecked(db, tripId, viewer);
    refuseStale(row, subject, decision);
    refuseWithheld(subject, decision);
    await caller.spendRight?.(db);
    await decide(deciding, subject, decision);
    await recordAudit(db, { action: 'trip.decided', userId, sessionId, companyId }, caller, at);
    const decided = await readTrip(db, viewer, tripId);
    if (!decided) throw new Error(`The trip ${tripId} can be decided on, but not be read`);
    return decided;
  });
}

const DECIDED = {
  trip: { approve: 'approved', reject: 'rejected', sendBack: 'sentBack' },
  change: { approve: 'changeApproved', reject: 'changeRejected', sendBack: null },
} as const satisfies Record<SubjectKind, Record<Decision['action'], TripEventKind | null>>;

function isRepeated(
  { row, viewer }: Deciding,
  subject: DecisionSubject,
  { action, seen, comment }: Decision,
): boolean {
  if (row.version <= seen.version || subject.offers(action)) return false;
  const kinds = new Set<TripEventKind | null>(Object.values(DECIDED[subject.kind]));
  const own = subject.decisions.filter(
    ({ kind, user_id }) => kinds.has(kind) && user_id === viewer.signedIn.userId,
  );
  const isSame = own.some(
    ({ kind, details }) =>
      kind === DECIDED[subject.kind][action] &&
      details.comment === comment &&
      (!seen.total || (details.seen !== undefined && isSameMoney(details.seen.total, seen.total))),
  );
  if (own.length > 0 && !isSame) {
    const what = `You have decided on this ${subject.kind} already. Look at it as it is now.`;
    throw new DomainError('already_decided', what);
  }
  return isSame;
}

function refuseStale(row: TripRow, subject: DecisionSubject, { seen }: Decision): void {
  const total = toTotal(row);
  if (row.version === seen.version && (!seen.total || isSameMoney(total, seen.total))) return;
  if (row.version > seen.version && subject.hasExpired) throw overdue(subject);
  throw new DomainError('trip_changed', 'The trip has changed. Review it again before you decide.', {
    current: { version: row.version, total },
  });
}

function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

function overdue({ kind }: Pick<DecisionSubject, 'kind'>): DomainError {
  return new DomainError('decision_overdue', `The deadline has passed. The ${kind} can be requested again.`);
}

export function refuseWithheld(
  subject: Pick<DecisionSubject, 'kind' | 'level' | 'offers' | 'obstacleTo'>,
  { action }: Pick<Decision, 'action'>,
): void {
  if (subject.offers(action)) return;
  const { kind, level } = subject;
  if (!level) throw new DomainError('action_withheld', `The ${kind} is no longer waiting for approval.`);
  const obstacle = subject.obstacleTo(action);
  if (obstacle === 'overdue') throw overdue(subject);
  if (obstacle === 'ownTrip') {
    throw new DomainError(
      'own_trip',
      `You travel on or have requested this ${kind}. Another approver must decide.`,
    );
  }
  throw new DomainError('not_approver', `Another approver must decide on this ${kind}.`);
}

async function decide(
  { row, viewer }: Deciding,
  subject: DecisionSubject,
  decision: Decision,
): Promise<void> {
  const level = subject.level ?? 1;
  const decider = decidersAt(row, level).find(({ _id }) => _id === viewer.signedIn.companyUserId);
  const { comment } = decision;
  const details = {
    comment,
    seen: subject.basis,
    onBehalfOf: decider?.onBehalfOf,
  };
  await subject.saveDecider(decider);
  if (decision.action !== 'approve') return await subject.refuse(decision, details);
  // One approval covers both levels when its approver may decide at the second one, too.
  const isForBoth = subject.levels.includes(2) && standingAt(row, viewer, 2).roles.includes('approver');
  await subject.approve(isForBoth ? 2 : level, details);
}
