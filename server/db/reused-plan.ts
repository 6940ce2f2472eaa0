import { sql } from 'kysely';

/**
 * Appended to the text of frequent statements: each connection parses and plans them once and reuses the
 * plan. Only for statements whose best plan is the same for all values, so never for a search, and whose text
 * has few variants.
 */
export const REUSED_PLAN = '/* reused plan */';

export const reusedPlan = sql.raw(REUSED_PLAN);

export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.endsWith(REUSED_PLAN)) return undefined;
    const name = names.get(text) ?? `reused_${names.size}`;
    names.set(text, name);
    return name;
  };
}
