import { subject } from '@casl/ability';
import type { Abilities, SubjectName } from '#domain/abilities.ts';
import { DomainError } from '../../errors.ts';

interface FieldAccess {
  name: Exclude<SubjectName, 'all'>;
  /** The properties of the record that rules refer to. */
  record: object;
  /** Every field that the request would change, in the terms of the rules. */
  fields: readonly string[];
}

/** Refuses the whole change when the caller may not change one of the fields. */
export function refuseFields(abilities: Abilities, { name, record, fields }: FieldAccess): void {
  const can = (field?: string) => abilities.can('update', subject(name, { ...record }), field);
  const allowed = fields.length > 0 ? fields.every(can) : can();
  if (!allowed) throw new DomainError('forbidden', 'Your role does not allow this.');
}
