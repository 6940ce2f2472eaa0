import type { FastifyReply } from 'fastify';
import { namesIn, type Schema, type SharedSchemas } from './contract.ts';
import { oncePer } from './once-per.ts';

export type Serializer = (body: { [key: string]: unknown }) => string;

/**
 * Builds serialisers from schemas of the contract; properties that the contract does not have are left out.
 */
export const createSerializers = oncePer((shared: SharedSchemas) => {
  const made = new WeakMap<Schema, Serializer>();
  return (schema: Schema, reply: FastifyReply): Serializer => {
    const serializer = made.get(schema) ?? reply.compileSerializationSchema(selfContained(schema, shared));
    made.set(schema, serializer);
    return serializer;
  };
});

function selfContained(schema: Schema, shared: SharedSchemas): Schema {
  const needed = new Map<string, Schema>();
  const need = (part: Schema) => {
    for (const name of namesIn(part)) {
      if (needed.has(name)) continue;
      const named = shared(name);
      needed.set(name, named);
      need(named);
    }
  };
  need(schema);
  const resolved = resolveSchema(schema, needed);
  return { ...resolved, $defs: Object.fromEntries([...needed].filter(([name]) => name !== resolved.$id)) };
}

/**
 * A schema that is only a reference is replaced by the one that it names: no keywords may stand beside a
 * reference.
 */
function resolveSchema(schema: Schema, needed: Map<string, Schema>): Schema {
  const { $ref, ...rest } = schema;
  const named = typeof $ref === 'string' ? needed.get($ref.replace('#', '')) : undefined;
  return named && Object.keys(rest).length === 0 ? named : schema;
}
