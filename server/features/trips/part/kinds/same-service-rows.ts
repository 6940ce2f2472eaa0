import { type RawBuilder, sql } from 'kysely';
import type { SupplierPartKind } from '../../../../db/trip-tables.ts';

/** Whether the travelers of the parts `p` and `o`, of one kind and at the same time, are at the same place. */
export const SAME_SERVICE: Record<SupplierPartKind, RawBuilder<boolean>> = {
  hotel: sql`o.details #>> '{property,propertyId}' = p.details #>> '{property,propertyId}'`,
  flight: sql`exists (
    select from jsonb_path_query(p.details, '$.legs[*].segments[*]') mine
    join jsonb_path_query(o.details, '$.legs[*].segments[*]') theirs
      on mine -> 'carrier' = theirs -> 'carrier' and mine -> 'flightNumber' = theirs -> 'flightNumber'
        and mine -> 'departure' = theirs -> 'departure')`,
  // Each has a car of their own.
  car: sql`false`,
};
