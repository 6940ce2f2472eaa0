import { DomainError } from '../../errors.ts';
import { type Choice, choiceFaults } from './choice-faults.ts';

/** Refuses ids of reference data that their category does not have. */
export function refuseUnknownChoices(choices: readonly Choice[]): void {
  const fields = choiceFaults(choices);
  if (fields.length > 0) throw new DomainError('validation_failed', 'A choice is not known.', { fields });
}
