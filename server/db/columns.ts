import type { ColumnType, Generated } from 'kysely';

export type Instant = Date;
/** A day on the calendar: `yyyy-MM-dd`, never a Date. */
export type Day = string;
export type Version = Generated<number>;
/** A binary column: PGlite reads Uint8Array, PostgreSQL reads Buffer, which is one. */
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;

export interface AddressColumns {
  street: string | null;
  postal_code: string | null;
  city: string | null;
  state_county_province: string | null;
  country: string | null;
}
