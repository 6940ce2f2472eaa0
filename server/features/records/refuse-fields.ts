import { subject } from '@casl/ability';
import type { Abilities, SubjectName } from '#domain/abilities.ts';
import { DomainError } from '../../errors.ts';

interface Wanted {
  name: Exclude<SubjectName, 'all'>;
  /** As much of the record as rules speak of. */
  record: object;
  /** Every field that the request would change, as rules name them. */
  fields: readonly string[];
}

/** Refuses to change a record, also when only one of the fields may not be changed by the caller. */
export function refuseFields(abilities: Abilities, { name, record, fields }: Wanted): void {
  const can = (field?: string) => abilities.can('update', subject(name, { ...record }), field);
  const allowed = fields.length > 0 ? fields.every(can) : can();
  if (!allowed) throw new DomainError('forbidden', 'Your role does not allow this.');
}
