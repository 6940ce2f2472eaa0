import { refuseInvalidFields } from '../../field-errors.ts';
import { foldText } from '../search/fold-text.ts';

export function refuseRepeatedNames(entries: readonly { name: string }[], path: string): void {
  const names = new Set<string>();
  const fields = entries.flatMap(({ name }, index) => {
    const key = foldText(name);
    if (!names.has(key)) {
      names.add(key);
      return [];
    }
    return [{ path: `/body/${path}/${index}/name`, code: 'name_repeated' as const }];
  });
  refuseInvalidFields(fields);
}
