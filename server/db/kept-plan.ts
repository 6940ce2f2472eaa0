import { sql } from 'kysely';

/**
 * Ends the text of a statement that is asked often: each connection parses and plans it once, and keeps that. Only for
 * one whose best plan is the same whatever its values are, so never for a search, and whose text has few forms.
 */
export const KEPT_PLAN = '/* kept plan */';

/** The same for query builders. */
export const keptPlan = sql.raw(KEPT_PLAN);

/** Gives each such statement the name that connections keep it under; all others have none. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!text.endsWith(KEPT_PLAN)) return undefined;
    const name = names.get(text) ?? `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
}
