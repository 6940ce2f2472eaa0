import { CompiledQuery, type Expression, type Kysely, sql } from 'kysely';
import { reusedPlan } from './reused-plan.ts';
import type { Database } from './schema.ts';

/** Placeholders for the values of a statement while its text is built. */
export type Params<Values> = { [Name in keyof Values]: Expression<Values[Name]> };

export type ValuesOrPlaceholders<Values> = {
  [Name in keyof Values]: Values[Name] | Expression<Values[Name]>;
};

type Statement<Row> = Pick<Expression<Row>, 'toOperationNode'> & {
  readonly expressionType?: Row;
};

/**
 * A statement whose text is built once and whose plan is reused: see `reusedPlan` for the conditions.
 * Everything that is not a placeholder is fixed when the text is built.
 */
export function preparedStatement<Values extends object, Row>(
  build: (params: Params<Values>, db: Kysely<Database>) => Statement<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery | undefined;
  return async (db, values) => {
    compiled ??= sql`${build(createParams<Values>(), db)} ${reusedPlan}`.compile(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Param ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters))).rows;
  };
}

class Param {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

function createParams<Values extends object>(): Params<Values> {
  return new Proxy({} as Params<Values>, { get: (_, name) => sql`${new Param(name)}` });
}
