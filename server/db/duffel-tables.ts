import type { OrderContents } from '../suppliers/duffel/passenger-data.ts';
import type { Instant } from './columns.ts';
import type { Sealed } from './sealed-columns.ts';

interface DuffelOrdersTable {
  company_id: string;
  reference: string;
  offer_id: string;
  travelers: number;
  /** Whether the airline holds it unpaid. */
  is_hold: boolean;
  /** Minor units, for all travelers. */
  price: number;
  currency: string;
  held_until: Instant;
  order_id: string | null;
  sent_at: Instant | null;
  cancel_call: string | null;
  /** What is sent when the order is made, until then. */
  sealed_contents: Sealed<OrderContents> | null;
}

interface DuffelChangesTable {
  company_id: string;
  reference: string;
  call: string;
  change_id: string;
  offer_id: string;
  /** Minor units, for all travelers. */
  penalty: number;
  currency: string;
  sent_at: Instant;
  is_done: boolean;
}

/** Events that were received, so that the same one is not worked on twice. */
interface DuffelEventsTable {
  id: string;
  received_at: Instant;
}

export interface DuffelTables {
  duffel_changes: DuffelChangesTable;
  duffel_events: DuffelEventsTable;
  duffel_orders: DuffelOrdersTable;
}
