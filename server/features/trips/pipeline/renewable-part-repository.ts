import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Database } from '../../../db/schema.ts';
import { unsealFrom } from '../../../db/sealed.ts';
import type { PartDetails, SupplierPartKind } from '../../../db/trip-tables.ts';
import type { Traveler } from '../../travelers/traveler-repository.ts';

type Db = Kysely<Database>;

export interface RenewablePart {
  id: string;
  kind: SupplierPartKind;
  offerKey: string;
  /** The reference under which the supplier holds it now. */
  reference: string;
  generation: number;
  status: PartStatus;
  price: Money;
  priceCap: Money;
  details: PartDetails;
  passengers: readonly Passenger[] | null;
  travelers: readonly Traveler[];
}

export async function readRenewableParts(db: Db, tripId: string): Promise<RenewablePart[]> {
  const travelers = await readTravelers(db, tripId);
  const rows = await db
    .selectFrom('trip_parts')
    .select(['id', 'kind', 'offer_key as offerKey', 'reference', 'generation', 'details', 'travelers'])
    .select([
      'sealed_passengers as sealed',
      'status',
      'price_amount as amount',
      'accepted_amount as acceptedAmount',
    ])
    .select('price_currency as currency')
    .where('trip_id', '=', tripId)
    .where('kind', '<>', 'external')
    .$narrowType<{ kind: SupplierPartKind }>()
    .orderBy('position')
    .execute();
  return rows.map(({ amount, acceptedAmount, currency, travelers: ids, sealed, ...part }) => ({
    ...part,
    passengers: unsealFrom(db, `trip_parts.sealed_passengers ${part.id}`, sealed),
    price: { amount, currency },
    priceCap: { amount: acceptedAmount, currency },
    travelers: ids.flatMap((id) => travelers.find(({ companyUserId }) => companyUserId === id) ?? []),
  }));
}

/** The names are those of the booking, not of the current profile. */
async function readTravelers(db: Db, tripId: string): Promise<Traveler[]> {
  return await db
    .selectFrom('trip_travellers as w')
    .innerJoin('company_users as m', 'm.id', 'w.company_user_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as companyUserId', 'm.user_id as userId', 'm.company_id as companyId'])
    .select(['w.first_name as firstName', 'w.last_name as lastName', 'm.travel_policy_id as travelPolicyId'])
    .select(({ and, ref }) =>
      and([ref('m.active'), ref('u.active')])
        .$castTo<boolean>()
        .as('active'),
    )
    .where('w.trip_id', '=', tripId)
    .orderBy('w.position')
    .execute();
}

export async function saveGeneration(db: Db, partId: string, generation: number): Promise<void> {
  await db.updateTable('trip_parts').set({ generation }).where('id', '=', partId).execute();
}
