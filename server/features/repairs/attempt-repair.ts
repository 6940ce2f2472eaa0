import { isOutOfReach } from '../../db/is-out-of-reach.ts';
import { isWriteRefused } from '../../db/read-only.ts';
import type { Deps } from '../../deps.ts';
import { reasonOf } from '../../reason-of.ts';
import { deleteFailedRepair, type RepairSubject, saveFailedRepair } from './failed-repair-repository.ts';

/** Runs a repair and counts its failures; the next runs repeat it until it succeeds or is set aside. */
export async function attemptRepair(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  subject: RepairSubject,
  repair: () => Promise<void>,
): Promise<void> {
  try {
    await repair();
  } catch (error) {
    // An outage of the database says nothing about the subject.
    if (isOutOfReach(error) || isWriteRefused(error)) throw error;
    const isSetAside = await saveFailedRepair(db, subject, { failure: reasonOf(error), at: clock.now() });
    if (isSetAside) log.error({ err: error, ...subject }, 'A repair was set aside');
    throw error;
  }
  await deleteFailedRepair(db, subject);
}
