import type { PartStatus } from '#domain/trip-status.ts';
import type { Deps } from '../../deps.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import { listCompaniesWithDelegations } from '../delegations/delegation-repository.ts';
import { queueDelegations } from '../delegations/update-delegations.ts';
import { attemptRepair } from '../repairs/attempt-repair.ts';
import { listSearches } from './approval/alternative-repository.ts';
import { readCompanyMoment } from './company-moment.ts';
import { giveBackParts } from './part/give-back-parts.ts';
import { holdLapse } from './part/lapse-holds.ts';
import {
  listCompaniesStranded,
  listStrandedParts,
  listUnreleasedHolds,
  listUnsettledParts,
} from './part/part-repository.ts';
import { listOrphanedHolds } from './pipeline/hold-repository.ts';
import type { RepairStep } from './repair-step.ts';
import { findCompanyOfTrip, lockTrip } from './trip-state-repository.ts';
import { approvalExpiry, approvalReminders, newApproverRequests } from './work/approval-steps.ts';

const strandedParts: RepairStep = {
  work: 'giveBackPart',
  listCompanies: listCompaniesStranded,
  list: listStrandedParts,
  async repair(deps, { tripId }) {
    await deps.db.transaction().execute(async (db) => {
      const trip = await lockTrip(db, tripId);
      if (trip?.status !== 'rejected' && trip?.status !== 'cancelled') return;
      await giveBackParts(deps, db, trip, { at: deps.clock.now() });
    });
  },
};

/** The limit per kind of work and run; the next run a minute later continues. */
const AT_ONCE = 500;

/** The work on one trip, in this order. */
const STEPS: readonly RepairStep[] = [
  strandedParts,
  approvalExpiry.trip,
  approvalExpiry.change,
  holdLapse,
  newApproverRequests.trip,
  newApproverRequests.change,
  approvalReminders.trip,
  approvalReminders.change,
];

/**
 * Finds work that a crash has interrupted, and expired deadlines, and queues a job for each. It is safe to run at any
 * time.
 */
export async function repairTrips(deps: Deps): Promise<void> {
  const faults: unknown[] = [];
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      faults.push(error);
    }
  };
  await attempt(() => repeatLostJobs(deps));
  await attempt(async () => {
    for (const companyId of await listCompaniesWithDelegations(deps.db))
      await attempt(() => queueDelegations(deps, companyId));
  });
  for (const step of STEPS) await queueStep(deps, step, attempt);
  if (faults.length > 0) throw new AggregateError(faults);
}

export async function repairTrip(
  deps: Deps,
  { work, tripId, subjectId }: JobPayloads['trip.repair'],
): Promise<void> {
  await attemptRepair(deps, { work, subjectId }, async () => {
    const trip = await findCompanyOfTrip(deps.db, tripId);
    const step = STEPS.find((one) => one.work === work);
    if (!trip || !step) return;
    await step.repair(deps, { tripId, subjectId }, await readCompanyMoment(deps, trip.companyId));
  });
}

type Attempt = (act: () => Promise<void>) => Promise<void>;

async function queueStep(deps: Deps, { work, listCompanies, list }: RepairStep, attempt: Attempt) {
  const { db, jobs } = deps;
  await attempt(async () => {
    for (const companyId of await listCompanies(db)) {
      await attempt(async () => {
        const moment = await readCompanyMoment(deps, companyId);
        for (const due of await list(db, companyId, moment))
          await attempt(() => jobs.enqueue(db, 'trip.repair', { work, ...due }));
      });
    }
  });
}

async function repeatLostJobs({ db, jobs, clock }: Deps): Promise<void> {
  for (const { id, status } of await listUnsettledParts(db, AT_ONCE)) {
    if (status === 'unknown') await jobs.enqueue(db, 'part.lookUp', { partId: id, asked: 0 });
    const job = JOBS[status];
    if (job) await jobs.enqueue(db, job, { partId: id });
  }
  const holds = [
    ...(await listUnreleasedHolds(db, AT_ONCE)),
    ...(await listOrphanedHolds(db, clock.now(), AT_ONCE)),
  ];
  for (const hold of holds) await jobs.enqueue(db, 'hold.release', hold);
  for (const subject of await listSearches(db, AT_ONCE)) await jobs.enqueue(db, 'part.compare', subject);
}

const JOBS: Partial<Record<PartStatus, 'part.confirm' | 'part.change' | 'part.cancel'>> = {
  confirming: 'part.confirm',
  changing: 'part.change',
  cancelling: 'part.cancel',
};
