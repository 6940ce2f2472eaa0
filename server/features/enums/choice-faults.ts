import type { FieldFault } from '../../errors.ts';
import { refuseInvalidFields } from '../../field-errors.ts';
import type { Category } from './category.ts';
import { referenceData } from './reference-data.ts';

export interface Choice {
  category: Category;
  id: string | null | undefined;
  /** The previous choice: it may stay, even if the category no longer offers it. */
  before?: string | null;
  path: string;
}

const idsOf = new Map<Category, ReadonlySet<string>>();

export function refuseUnknownChoices(choices: readonly Choice[]): void {
  refuseInvalidFields(choiceFaults(choices));
}

export function choiceFaults(choices: readonly Choice[]): FieldFault[] {
  return choices
    .filter(({ id, before }) => id !== undefined && id !== null && id !== before)
    .filter(({ category, id }) => !choiceIds(category).has(String(id)))
    .map(({ category, path }) => ({ path, code: 'not_a_choice', params: { name: category } }));
}

/** Built at the first request, then cached: reference data does not change while the server runs. */
function choiceIds(category: Category): ReadonlySet<string> {
  const known = idsOf.get(category) ?? new Set(referenceData[category]().map(({ id }) => id));
  idsOf.set(category, known);
  return known;
}
