import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { readCompanyMoment } from '../company-moment.ts';
import { holdAll } from '../pipeline/hold-all.ts';
import { withUniqueReference } from '../pipeline/itinerary-reference.ts';
import { storeAll, type TripCaller } from '../pipeline/store-all.ts';
import { insertTrip } from '../trip-insert-repository.ts';
import { checkOrder, type Order } from './check-order.ts';
import { newTrip } from './new-trip.ts';

export async function placeOrder(deps: Deps, caller: TripCaller, order: Order): Promise<Trip> {
  const { userId, companyId } = caller.signedIn;
  const { abilities } = caller;
  const { key } = order;
  const moment = await readCompanyMoment(deps, companyId);
  const checked = await checkOrder(deps, caller, { ...order, moment, targetTrip: null });
  return await holdAll(deps, checked, {
    orderer: { userId, companyId, abilities },
    key,
    store: (held) =>
      withUniqueReference(() =>
        storeAll(deps, caller, { companyId, moment, held, key }, async (db, { at }) => {
          const created = newTrip(checked, held, { context: caller, now: at });
          await insertTrip(db, created);
          for (const { id: partId, status } of created.parts) {
            if (status === 'confirming') await deps.jobs.enqueue(db, 'part.confirm', { partId });
          }
          return created.trip.id;
        }),
      ),
  });
}
