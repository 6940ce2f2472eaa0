import type { Kysely } from 'kysely';
import type { CompanyUserRecord } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';
import { requestFault } from '../../offers/request-fault.ts';
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
    throw requestFault(
      'validation_failed',
      '/referenceFieldDefaults',
      `At most ${MOST_REFERENCE_DEFAULTS} reference fields can be filled`,
    );
  }
  const named = [...(await readReferenceFields(db, company._id)), ...before];
  const free = new Set(named.map(({ name }) => name));
  const fields = requested.flatMap(({ name }, index) =>
    free.delete(name)
      ? []
      : [
          {
            path: `/body/referenceFieldDefaults/${index}/name`,
            message: 'must be a reference field of the company, and only once',
          },
        ],
  );
  if (fields.length > 0) {
    throw new DomainError('validation_failed', 'A reference field is not known.', { fields });
  }
  await writeReferenceDefaults(db, _id, requested);
}
