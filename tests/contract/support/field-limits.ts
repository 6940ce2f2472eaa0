import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import type { FieldSpec } from '#src/records/field-spec.ts';

export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  examples?: unknown[];
  type?: string | string[];
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** The schemas of the contract by name, with only their limits typed. */
export const schemas = contract.components.schemas as Record<string, Schema>;

export function resolve(schema: Schema | undefined): Schema {
  if (schema?.$ref) return resolve(schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema?.anyOf) return resolve(schema.anyOf[0]);
  return schema ?? {};
}

function at(schema: Schema, path: string): Schema {
  return path.split('.').reduce((within, name) => resolve(within.properties?.[name]), schema);
}

/** The limits of a form field, and of the contract for the same property. */
export function limits(
  fields: readonly FieldSpec[],
  schema: Schema,
  prefix = '',
): [string, unknown, unknown][] {
  return fields.flatMap((spec): [string, unknown, unknown][] => {
    const name = prefix + spec.path;
    const found = at(schema, spec.path);
    if (spec.kind === 'rows') {
      const own: [string, unknown, unknown] = [name, spec.maxItems, found.maxItems];
      return [own, ...limits(spec.fields, resolve(found.items), `${name}.`)];
    }
    if (spec.kind === 'texts') {
      return [
        [name, spec.maxItems, found.maxItems],
        [`${name}.*`, spec.maxLength, resolve(found.items).maxLength],
      ];
    }
    if (spec.kind === 'number') {
      return [
        [`${name} from`, spec.lowest, found.minimum],
        [`${name} to`, spec.highest, found.maximum],
      ];
    }
    return 'maxLength' in spec && name !== 'creditCards.expiryDate'
      ? [[name, spec.maxLength, found.maxLength]]
      : [];
  });
}

/** The properties of a request for which a form has no field; ids are never typed. */
export function withoutField(schema: Schema, fields: readonly FieldSpec[], prefix = ''): string[] {
  return Object.entries(resolve(schema).properties ?? {}).flatMap(([name, property]) => {
    if (name === '_id') return [];
    const path = prefix + name;
    const spec = fields.find((one) => one.path === path);
    if (spec?.kind === 'rows') {
      return withoutField(resolve(resolve(property).items), spec.fields).map((inner) => `${path}.${inner}`);
    }
    if (spec) return [];
    const isGroup = fields.some((one) => one.path.startsWith(`${path}.`));
    return isGroup ? withoutField(property, fields, `${path}.`) : [path];
  });
}
