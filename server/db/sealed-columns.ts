declare const content: unique symbol;

/** JSON that is stored encrypted, as base64: AES-256-GCM, with its column and row as the associated data. */
export type Sealed<Content> = string & { readonly [content]: Content };

/**
 * The columns that are encrypted, with the primary key of their tables as one text. The names begin with `sealed`, so
 * that nothing plain is written by mistake.
 */
export const SEALED_COLUMNS = {
  'booking_drafts.sealed_order': `user_id || ' ' || company_id || ' ' || flow`,
  'booking_drafts.sealed_snapshot': `user_id || ' ' || company_id || ' ' || flow`,
  'duffel_orders.sealed_contents': `company_id || ' ' || reference`,
  'hotelbeds_bookings.sealed_guests': `company_id || ' ' || reference`,
  'idempotency_keys.sealed_answer': `user_id || ' ' || key`,
  'loyalty_memberships.sealed_number': 'id',
  'passports.sealed_document': 'id',
  'profile_change_requests.sealed_request': 'id',
  'record_changes.sealed_changes': 'id',
  'sealing_key.sealed_proof': 'id',
  'trip_changes.sealed_order': 'id',
  'trip_changes.sealed_passengers': 'id',
  'trip_parts.sealed_passengers': 'id',
  'users.sealed_date_of_birth': 'id',
  'visas.sealed_document': 'id',
} as const;

export type SealedColumn = keyof typeof SEALED_COLUMNS;

/** A column and the primary key of a row: a value sealed there can't be unsealed elsewhere. */
export type SealedCell = `${SealedColumn} ${string}`;
