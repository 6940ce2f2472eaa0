import type { Problem } from '#domain/contract.ts';
import type { Category } from './category.ts';
import { referenceData } from './reference-data.ts';

export interface Choice {
  category: Category;
  /** Absent or null where nothing was chosen. */
  id: string | null | undefined;
  /** What was chosen before: it may stay, whatever became of the category. */
  before?: string | null | undefined;
  path: string;
}

const idsOf = new Map<Category, ReadonlySet<string>>();

/** What of a request names no choice of its category. */
export function choiceFaults(choices: readonly Choice[]): NonNullable<Problem['errors']> {
  return choices
    .filter(({ id, before }) => id !== undefined && id !== null && id !== before)
    .filter(({ category, id }) => !choiceIds(category).has(String(id)))
    .map(({ category, path }) => ({ path, message: `must be one of the category ${category}` }));
}

/** Made at the first question, then kept: reference data does not change while the server runs. */
function choiceIds(category: Category): ReadonlySet<string> {
  const known = idsOf.get(category) ?? new Set(referenceData[category]().map(({ id }) => id));
  idsOf.set(category, known);
  return known;
}
