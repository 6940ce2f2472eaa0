import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import type { FieldSpec } from '#src/records/field-spec.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** The schemas of the contract by name, with only their limits typed. */
export const schemas = contract.components.schemas as Record<string, Schema>;

function resolve(schema: Schema | undefined): Schema {
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
