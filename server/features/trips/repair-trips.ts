import type { PartStatus } from '#domain/trip-status.ts';
import type { Deps } from '../../deps.ts';
import { updateDelegations } from '../delegations/update-delegations.ts';
import { askNewApprovers } from './approval/ask-new-approvers.ts';
import { expireTrips } from './approval/expire-trips.ts';
import { remindApprovers } from './approval/remind-approvers.ts';
import { askNewApproversOfChanges } from './change/ask-new-approvers-of-changes.ts';
import { expireChanges } from './change/expire-changes.ts';
import { remindApproversOfChanges } from './change/remind-approvers-of-changes.ts';
import { giveBackParts } from './order/give-back-parts.ts';
import { listOrphanedHolds } from './order/order-repository.ts';
import { lapseHolds } from './part/lapse-holds.ts';
import { listStrandedParts, listUnreleasedHolds, listUnsettledParts } from './part/part-repository.ts';
import { lockTripOfPart } from './trip-state-repository.ts';

/** The limit per kind of work and run; the next run a minute later continues. */
const AT_ONCE = 500;

/** Resumes work that a crash has interrupted, and handles expired deadlines. It is safe to run at any time. */
export async function repairTrips(deps: Deps): Promise<void> {
  await repeatLostJobs(deps);
  await giveBackForsaken(deps);
  await expireTrips(deps);
  await expireChanges(deps);
  await lapseHolds(deps);
  await updateDelegations(deps);
  await askNewApprovers(deps);
  await askNewApproversOfChanges(deps);
  await remindApprovers(deps);
  await remindApproversOfChanges(deps);
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
}

const JOBS: Partial<Record<PartStatus, 'part.confirm' | 'part.change' | 'part.cancel'>> = {
  confirming: 'part.confirm',
  changing: 'part.change',
  cancelling: 'part.cancel',
};

async function giveBackForsaken(deps: Deps): Promise<void> {
  for (const partId of await listStrandedParts(deps.db, AT_ONCE)) {
    await deps.db.transaction().execute(async (db) => {
      const trip = await lockTripOfPart(db, partId);
      if (trip?.status !== 'rejected' && trip?.status !== 'cancelled') return;
      await giveBackParts(deps, db, trip, { at: deps.clock.now() });
    });
  }
}
