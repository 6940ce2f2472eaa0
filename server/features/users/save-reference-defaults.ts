import type { Kysely } from 'kysely';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { fieldRefusal, refuseInvalidFields } from '../../field-errors.ts';
import { readReferenceFields, writeReferenceDefaults } from './reference-default-repository.ts';

type Defaults = CompanyUserRecord['referenceFieldDefaults'];

/** The maximum number of fields of a company; values of removed fields count too. */
export const MOST_REFERENCE_DEFAULTS = 6;

/** Sets the default values of the company's reference fields; existing values of removed fields may stay. */
export async function saveReferenceDefaults(
  db: Kysely<Database>,
  { _id, company, referenceFieldDefaults: before }: CompanyUserRecord,
  requested: Defaults,
): Promise<void> {
  if (requested.length > MOST_REFERENCE_DEFAULTS) {
    throw fieldRefusal('validation_failed', '/referenceFieldDefaults', 'too_many', {
      maximum: MOST_REFERENCE_DEFAULTS,
    });
  }
  const named = [...(await readReferenceFields(db, company._id)), ...before];
  const free = new Set(named.map(({ name }) => name));
  const fields = requested.flatMap(({ name }, index) =>
    free.delete(name)
      ? []
      : [{ path: `/body/referenceFieldDefaults/${index}/name`, code: 'unknown_entry' as const }],
  );
  refuseInvalidFields(fields);
  await writeReferenceDefaults(db, _id, requested);
}
