import { expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json';
import { categoryOfField, kindOfField } from '#src/records/use-history-texts.ts';

interface Schema {
  $ref?: string;
  type?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const schemas = contract.components.schemas as Record<string, Schema>; // as far as values are described

const BY_NAME: Record<string, string> = {
  CountryCode: 'countries',
  CurrencyCode: 'currencies',
  ServiceClass: 'serviceclasses',
  Role: 'roles',
  Money: 'money',
  PolicyAction: 'choices',
  CalendarDate: 'day',
  // The category of their programme ids depends on the list that they are in.
  LoyaltyMembership: 'text',
};

/** Each field of a record, and the kind of its value unless it is text. */
function fieldsOf(schema: Schema, name = ''): [string, string | undefined][] {
  const named = schema.$ref?.split('/').at(-1);
  if (named && BY_NAME[named]) return [[name, BY_NAME[named]]];
  if (named) return fieldsOf(schemas[named] ?? {}, name);
  if (schema.items) return fieldsOf(schema.items, name);
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([field, within]) => fieldsOf(within, field));
  }
  const [, category] = /an id of the category (\w+)/i.exec(schema.description ?? '') ?? [];
  return [[name, category ?? (schema.type === 'boolean' ? 'switch' : undefined)]];
}

it.each(['Company', 'CompanyGroup', 'CompanyUserRecord', 'User'])(
  'a history shows each field of a %s',
  (record) => {
    const special = fieldsOf(schemas[record] ?? {}).filter(([, kind]) => kind !== undefined);
    expect(special.length).toBeGreaterThan(0);
    const kinds = special.map(([name]) => [name, categoryOfField([{ name }]) ?? kindOfField([{ name }])]);
    expect(kinds).toEqual(special);
  },
);
