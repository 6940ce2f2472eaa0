import type { Problem } from '#domain/contract.ts';
import type { Category } from './category.ts';
import { referenceData } from './reference-data.ts';

export interface Choice {
  category: Category;
  /** Absent or null where nothing was chosen. */
  id: string | null | undefined;
  /** The previous choice: it may stay, even if the category no longer offers it. */
  before?: string | null;
  path: string;
}

const idsOf = new Map<Category, ReadonlySet<string>>();

/** The values of a request that are not in their category. */
export function choiceFaults(choices: readonly Choice[]): NonNullable<Problem['errors']> {
  return choices
    .filter(({ id, before }) => id !== undefined && id !== null && id !== before)
    .filter(({ category, id }) => !choiceIds(category).has(String(id)))
    .map(({ category, path }) => ({ path, message: `must be one of the category ${category}` }));
}

/** Built at the first request, then cached: reference data does not change while the server runs. */
function choiceIds(category: Category): ReadonlySet<string> {
  const known = idsOf.get(category) ?? new Set(referenceData[category]().map(({ id }) => id));
  idsOf.set(category, known);
  return known;
}
