import type { Kysely } from 'kysely';
import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { participantsOf } from '../approval/find-approvers.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { countedParts } from '../counted-parts.ts';
import { lockOpened, openTrip, type PersonalCause } from '../page/open-trip.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import { agreementOnPrices } from '../part/agreement-on-prices.ts';
import { applyPartEvent } from '../part/apply-part-event.ts';
import { confirmNextParts } from '../part/confirm-next.ts';
import { holdAll, type PartsOnHold } from '../pipeline/hold-all.ts';
import { totalOf } from '../pipeline/judge-all.ts';
import { newPart, waitingUntil } from '../pipeline/new-part.ts';
import { refuseTooLong } from '../pipeline/refuse-impossible.ts';
import { requestParts } from '../pipeline/request-parts.ts';
import { storeAll, type TripCaller } from '../pipeline/store-all.ts';
import { insertParts, insertTravelers } from '../pipeline/trip-extension-repository.ts';
import type { TripViewer } from '../trip-standing.ts';
import type { TripForUpdate } from '../trip-state-repository.ts';
import { checkOrder, type Order, type ValidOrder } from './check-order.ts';
import { refuseAddition } from './refuse-addition.ts';

type Db = Kysely<Database>;

/** Adds ordered parts to a trip and leaves its other parts unchanged; either all of them are held or none. */
export async function addToTrip(
  deps: Deps,
  caller: TripCaller,
  tripId: string,
  { request, key }: Order,
): Promise<Trip> {
  const { abilities, signedIn } = caller;
  const { userId, companyId } = signedIn;
  const { row, viewer, moment } = await openTrip(deps, caller, tripId);
  refuseWithheld(row, viewer, 'addPart');
  refuseAddition(row, request);
  const targetTrip = { ...participantsOf(row, userId), endsOn: row.ends_on };
  const checked = await checkOrder(deps, caller, { request, key, moment, targetTrip });
  refuseTooLong(row, checked);
  // Refuses prices that can't be added up, before a supplier holds anything.
  totalOf([...countedParts(row.parts), ...checked.parts]);
  return await holdAll(deps, checked, {
    orderer: { userId, companyId, abilities },
    key,
    store: (held) =>
      storeAll(deps, caller, { companyId, moment, held, key }, async (db, cause) => {
        await storeAddedParts(deps, db, { tripId, request, checked, held, moment, viewer, cause });
        return tripId;
      }),
  });
}

interface Addition {
  tripId: string;
  request: TripRequest;
  checked: ValidOrder;
  held: PartsOnHold;
  moment: CompanyMoment;
  viewer: TripViewer;
  cause: PersonalCause;
}

async function storeAddedParts(
  deps: Deps,
  db: Db,
  { tripId, request, checked, held: partsOnHold, moment, viewer, cause }: Addition,
): Promise<void> {
  const { trip, row } = await lockOpened(db, viewer, tripId);
  refuseWithheld(row, viewer, 'addPart');
  refuseAddition(row, request);
  const { limits, terms, travelers } = checked;
  const { userId, at } = cause;
  const act = { userId, at: at.toISOString(), version: row.version };
  const agreement = agreementOnPrices(act, checked.parts, limits);
  const parts = partsOnHold.map((one) =>
    newPart(one, { limits, zone: terms.zone, agreement, isFirst: false }),
  );
  const { replacedParts = [] } = request;
  const booked = new Set(row.parts.flatMap(({ id, status }) => (status === 'confirmed' ? [id] : [])));
  const kept = replacedParts.filter((id) => booked.has(id));
  await leaveOut(db, trip, { replacedParts: replacedParts.filter((id) => !booked.has(id)), cause });
  await insertTravelers(db, row, travelers);
  await insertParts(db, row, parts);
  const extended = await requestParts(db, row, {
    request: checked,
    agreed: agreement.agreed,
    replaced: kept.length > 0 ? { parts: kept, added: parts.map(({ id }) => id) } : undefined,
    wait: { since: terms.now, until: waitingUntil(checked, partsOnHold) },
    cause,
  });
  await confirmNextParts(deps, db, extended, { at, now: moment.now });
}

async function leaveOut(
  db: Db,
  locked: TripForUpdate,
  { replacedParts, cause }: { replacedParts: readonly string[]; cause: PersonalCause },
): Promise<void> {
  let trip = locked;
  for (const partId of replacedParts) {
    trip = await applyPartEvent(db, { trip, partId }, { type: 'booking.cancel' }, { cause });
  }
}
