import { DomainError } from '../../errors.ts';
import { foldText } from '../search/fold-text.ts';

/** Names in a list must differ by more than case. */
export function refuseRepeatedNames(entries: readonly { name: string }[], path: string): void {
  const names = new Set<string>();
  const fields = entries.flatMap(({ name }, index) => {
    const key = foldText(name);
    if (!names.has(key)) {
      names.add(key);
      return [];
    }
    return [{ path: `/body/${path}/${index}/name`, message: 'must not be the name of another entry' }];
  });
  if (fields.length > 0) throw new DomainError('validation_failed', 'A name is there twice.', { fields });
}
