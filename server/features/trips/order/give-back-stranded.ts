import { giveBackParts } from '../part/give-back-parts.ts';
import { listCompaniesStranded, listStrandedParts } from '../part/part-repository.ts';
import type { RepairStep } from '../repair-step.ts';
import { lockTrip } from '../trip-state-repository.ts';

export const strandedParts: RepairStep = {
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
