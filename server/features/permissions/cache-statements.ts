import type { Compilable, CompiledQuery } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import { REUSED_PLAN } from '../../db/reused-plan.ts';

type StatementFor<Row> = (
  abilities: Abilities,
  criteria: object,
  build: () => Compilable<Row>,
) => CompiledQuery<Row>;

/**
 * Building a statement takes longer than all else that is done for a list. Those who may read everything get the same
 * one whenever they ask for the same, if its plan is kept and it has no values; it is built once. Everybody else's names
 * what is theirs, and is built for them alone.
 */
export function cacheStatements<Row>(): StatementFor<Row> {
  const kept = new Map<string, CompiledQuery<Row>>();
  return (abilities, criteria, build) => {
    if (!abilities.can('manage', 'all')) return build().compile();
    const asked = JSON.stringify(criteria);
    const known = kept.get(asked);
    if (known) return known;
    const statement = build().compile();
    const isForAll = statement.parameters.length === 0 && statement.sql.endsWith(REUSED_PLAN);
    if (isForAll) kept.set(asked, statement);
    return statement;
  };
}
