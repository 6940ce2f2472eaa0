import { rulesToAST } from '@casl/ability/extra';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Abilities, Action, SubjectName } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';

/** How the fields that rules speak of are found in the database. */
export type RuleFields = Record<string, (value: string) => Expression<SqlBool>>;

type Condition = NonNullable<ReturnType<typeof rulesToAST>>;

const eb = expressionBuilder<Database>();

/**
 * The caller's rules as a condition on rows, so that lists and single records obey the same ones. Who has no rule
 * at all is refused, whatever they asked for.
 */
export function allowedRows(
  abilities: Abilities,
  action: Action,
  subject: Exclude<SubjectName, 'all'>,
  fields: RuleFields,
): Expression<SqlBool> {
  const condition = rulesToAST(abilities, action, subject);
  if (!condition) throw new DomainError('forbidden', 'Your role does not allow this.');
  return toSql(condition, fields);
}

function toSql(condition: Condition, fields: RuleFields): Expression<SqlBool> {
  const { operator, value } = condition;
  if (isCompound(value)) {
    const parts = value.map((part) => toSql(part, fields));
    if (operator === 'and') return eb.and(parts);
    if (operator === 'or') return eb.or(parts);
  }
  const field = 'field' in condition ? fields[String(condition.field)] : undefined;
  if (operator !== 'eq' || !field || typeof value !== 'string') {
    throw new Error(`No SQL is known for the rule ${JSON.stringify(condition)}`);
  }
  return field(value);
}

function isCompound(value: unknown): value is Condition[] {
  return Array.isArray(value);
}
