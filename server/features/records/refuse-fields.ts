import { subject } from '@casl/ability';
import type { Abilities, SubjectName } from '#domain/abilities.ts';
import { DomainError } from '../../errors.ts';

interface FieldAccess {
  name: Exclude<SubjectName, 'all'>;
  record: object;
  fields: readonly string[];
}

export function refuseFields(abilities: Abilities, { name, record, fields }: FieldAccess): void {
  const can = (field?: string) => abilities.can('update', subject(name, { ...record }), field);
  const allowed = fields.length > 0 ? fields.every(can) : can();
  if (!allowed) throw new DomainError('forbidden', 'Your role does not allow this.');
}
