import { rulesToAST } from '@casl/ability/extra';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Abilities, Action, SubjectName } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import { DomainError } from '../../errors.ts';

export type RuleFields = Record<string, ((value: string) => Expression<SqlBool>) | Mark | Entries>;

interface Mark {
  isSet: Expression<SqlBool>;
}

interface Entries {
  of: RuleFields;
  some: (isMatch: Expression<SqlBool>) => Expression<SqlBool>;
}

type Condition = NonNullable<ReturnType<typeof rulesToAST>>;

const eb = expressionBuilder<Database>();

/**
 * The caller's rules as a condition on rows, so that lists and single records obey the same rules. Callers
 * without any rule are refused, regardless of the request.
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
  if (operator === 'eq' && typeof field === 'function' && typeof value === 'string') return field(value);
  if (operator === 'eq' && isMark(field) && value === true) return field.isSet;
  if (operator === 'elemMatch' && isEntries(field) && isCondition(value)) {
    return field.some(toSql(value, field.of));
  }
  throw new Error(`No SQL is known for the rule ${JSON.stringify(condition)}`);
}

function isCondition(value: unknown): value is Condition {
  return typeof value === 'object' && value !== null && 'operator' in value;
}

function isMark(field: RuleFields[string] | undefined): field is Mark {
  return typeof field === 'object' && 'isSet' in field;
}

function isEntries(field: RuleFields[string] | undefined): field is Entries {
  return typeof field === 'object' && 'some' in field;
}

function isCompound(value: unknown): value is Condition[] {
  return Array.isArray(value);
}
