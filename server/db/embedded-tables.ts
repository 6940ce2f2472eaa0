import type { Generated, JSONColumnType } from 'kysely';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { Instant } from './columns.ts';

interface EmbeddedBookingsTable {
  company_id: string;
  reference: string;
  kind: PartKind;
  key: string;
  travellers: number;
  /** Minor units. */
  price: number;
  currency: string;
  status: 'held' | 'confirmed' | 'cancelled';
  locator: string;
  /** By the server's clock; the company's may be shifted. */
  held_until: Instant | null;
  /** By the company's clock: the time at which the key yields the purchased offer. */
  priced_at: Instant;
  /**
   * By the company's clock: until when it can be cancelled for free, where that depends on the time of sale.
   */
  free_until: Instant | null;
  tickets: Generated<string[]>;
}

interface EmbeddedUnitsTable {
  unit: string;
  company_id: string;
  reference: string;
  quantity: number;
  held_until: Instant | null;
}

interface EmbeddedAnswersTable {
  company_id: string;
  reference: string;
  /** The reference of the answered call. */
  call: string;
  answer: JSONColumnType<object>;
}

interface PracticeSwitchesTable {
  company_id: string;
  clock_offset_minutes: number;
  price_change_percent: number;
  sold_out: boolean;
  slow_source: string | null;
  slow_milliseconds: number | null;
  failed_sources: string[];
  lost_answers: boolean;
  silent_approvers: boolean;
}

export interface EmbeddedTables {
  embedded_bookings: EmbeddedBookingsTable;
  embedded_units: EmbeddedUnitsTable;
  embedded_answers: EmbeddedAnswersTable;
  practice_switches: PracticeSwitchesTable;
}
