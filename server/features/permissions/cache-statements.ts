import type { Compilable, CompiledQuery } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import { REUSED_PLAN } from '../../db/reused-plan.ts';

type StatementFor<Row> = (
  abilities: Abilities,
  criteria: object,
  build: () => Compilable<Row>,
) => CompiledQuery<Row>;

/**
 * Building a statement is the slowest step of a list. Callers who may read everything share one statement per criteria,
 * provided that its plan is reused and it has no parameters. For all others the statement contains their own ids, so it
 * is built per call.
 */
export function cacheStatements<Row>(): StatementFor<Row> {
  const statements = new Map<string, CompiledQuery<Row>>();
  return (abilities, criteria, build) => {
    if (!abilities.can('manage', 'all')) return build().compile();
    const criteriaKey = JSON.stringify(criteria);
    const known = statements.get(criteriaKey);
    if (known) return known;
    const statement = build().compile();
    const isForAll = statement.parameters.length === 0 && statement.sql.endsWith(REUSED_PLAN);
    if (isForAll) statements.set(criteriaKey, statement);
    return statement;
  };
}
