import { sql } from 'kysely';

/**
 * Appended to the text of frequent statements: each connection parses and plans them once and reuses the
 * plan. Only for statements whose best plan is the same for all values, so never for a search, and whose text
 * has few variants.
 */
export const KEPT_PLAN = '/* kept plan */';

/** The same for query builders. */
export const keptPlan = sql.raw(KEPT_PLAN);

/** Names each of these statements for reuse by the connection; all others stay unnamed. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.endsWith(KEPT_PLAN)) return undefined;
    const name = names.get(text) ?? `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
}
