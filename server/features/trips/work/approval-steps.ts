import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { DueRepair } from '../../repairs/failed-repair-repository.ts';
import { allowsTripEvent, applyTripEvent } from '../apply-trip-event.ts';
import {
  listCompaniesWaiting,
  listOverdue,
  listPeopleNotAsked,
  listToAskFor,
  listUnreminded,
  markReminded,
} from '../approval/approval-repository.ts';
import { aboutChange, aboutTrip, type SubjectKind } from '../approval/approval-subject.ts';
import { applyChangeEvent } from '../change/apply-change-event.ts';
import { findChange, type StoredChange } from '../change/change-repository.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { giveBackParts } from '../part/give-back-parts.ts';
import { isReminderDue, type RepairStep } from '../repair-step.ts';
import { type ChangeNewsKind, reportNews, type TripNews, type TripNewsKind } from '../trip-news.ts';
import {
  countUp,
  lockTrip,
  recordTripEvent,
  type TripForUpdate,
  type TripHistoryEvent,
} from '../trip-state-repository.ts';

interface Waiting {
  deps: Deps;
  db: Kysely<Database>;
  moment: CompanyMoment;
  trip: TripForUpdate;
  change: StoredChange | undefined;
}

type Work = 'expire' | 'ask' | 'remind';

const WORKS = {
  trip: { expire: 'expireTrip', ask: 'askApprovers', remind: 'remindApprovers' },
  change: { expire: 'expireChange', ask: 'askApproversOfChange', remind: 'remindApproversOfChange' },
} as const satisfies Record<SubjectKind, Record<Work, RepairStep['work']>>;

/**
 * Expires requests that were not approved by their deadline. Holds are released; booked parts stay booked.
 */
export const approvalExpiry = stepsFor('expire', {
  list: listOverdue,
  repair: async (waiting) => {
    const { until } = waitOf(waiting);
    if (until && until <= waiting.moment.now) await expire(waiting);
  },
});

/**
 * Asks people who have become approvers since the request: as a replacement for an inactive approver, as a delegate from
 * today, or because the named approver has changed. The practice switch for silent approvers suppresses the mails.
 */
export const newApproverRequests = stepsFor('ask', {
  list: async (db, due) => (due.silentApprovers ? [] : await listToAskFor(db, due)),
  repair: async (waiting) => {
    const { db, moment } = waiting;
    const { until } = waitOf(waiting);
    if (!until || until <= moment.now) return;
    const asked = await listPeopleNotAsked(db, subjectOf(waiting), moment.now);
    if (asked.length === 0) return;
    await record(waiting, { kind: 'approverAsked', details: { asked } });
    await report(waiting, 'approversAsked', asked);
  },
});

/** Reminds approvers once, when three quarters of the waiting time have passed. */
export const approvalReminders = stepsFor('remind', {
  list: listUnreminded,
  repair: async (waiting) => {
    if (!isReminderDue(waitOf(waiting), waiting.moment.now)) return;
    if (!(await markReminded(waiting.db, subjectOf(waiting), waiting.deps.clock.now()))) return;
    await record(waiting, { kind: waiting.change ? 'changeReminded' : 'reminded' });
    await report(waiting, 'reminded');
  },
});

type DueQuery = Parameters<typeof listOverdue>[1] & Pick<CompanyMoment, 'silentApprovers'>;

interface ApprovalStep {
  list(db: Kysely<Database>, query: DueQuery): Promise<DueRepair[]>;
  repair(waiting: Waiting): Promise<void>;
}

function stepsFor(name: Work, step: ApprovalStep): Record<SubjectKind, RepairStep> {
  return { trip: stepFor('trip', name, step), change: stepFor('change', name, step) };
}

function stepFor(kind: SubjectKind, name: Work, { list, repair }: ApprovalStep): RepairStep {
  const work = WORKS[kind][name];
  return {
    work,
    listCompanies: (db) => listCompaniesWaiting(db, kind),
    list: (db, companyId, { now, silentApprovers }) =>
      list(db, { kind, work, companyId, now, silentApprovers }),
    repair: async (deps, { tripId, subjectId }, moment) => {
      await deps.db.transaction().execute(async (db) => {
        const trip = await lockTrip(db, tripId);
        const change = kind === 'change' ? await findChange(db, tripId, subjectId) : undefined;
        if (!trip || (kind === 'change' && !change)) return;
        await repair({ deps, db, moment, trip, change });
      });
    },
  };
}

function subjectOf({ trip, change }: Waiting) {
  return change ? aboutChange(change) : aboutTrip(trip.id);
}

function waitOf({ trip, change }: Waiting): { since: Date | null; until: Date | null } {
  return change
    ? { since: change.waiting_since, until: change.waiting_until }
    : { since: trip.waitingSince, until: trip.waitingUntil };
}

async function expire(waiting: Waiting): Promise<void> {
  const { deps, db, trip, change } = waiting;
  const cause = { at: deps.clock.now() };
  if (change) {
    await applyChangeEvent(db, change, { type: 'change.expire' }, { cause });
    await countUp(db, trip);
  } else {
    const event = { type: 'trip.expire', parts: trip.parts.map(({ status }) => status) } as const;
    if (!allowsTripEvent(trip, event)) return;
    await giveBackParts(deps, db, await applyTripEvent(db, trip, event, { cause }), cause);
  }
  await report(waiting, 'expired');
}

async function record(
  { deps, db, trip, change }: Waiting,
  { kind, details = {} }: Pick<TripHistoryEvent, 'kind' | 'details'>,
): Promise<void> {
  const about = change && { partId: change.part_id, details: { changeId: change.id, ...details } };
  await recordTripEvent(db, { tripId: trip.id, kind, ...(about ?? { details }) }, { at: deps.clock.now() });
}

async function report(
  { deps, db, moment, trip, change }: Waiting,
  kind: TripNewsKind & ChangeNewsKind,
  approvers?: TripNews['approvers'],
): Promise<void> {
  const about = change ? { change } : { trip: { _id: trip.id } };
  await reportNews(deps, db, { ...moment, ...about, kind, approvers });
}
