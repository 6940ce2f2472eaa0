import { type FastifyReply, fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createSerializers } from './answer-serializers.ts';
import { listOperations, readContract, type Schema, sharedSchemas } from './contract.ts';

const contract = readContract();

/** The serialised reply to a request. */
async function inReply<T>(make: (reply: FastifyReply) => T): Promise<T> {
  const app = fastify();
  const made = Promise.withResolvers<T>();
  app.get('/', (_request, reply) => {
    made.resolve((async () => make(reply))());
    return reply.send();
  });
  await app.inject('/');
  return await made.promise;
}

async function write(schema: Schema, body: Record<string, unknown>, named: Record<string, Schema> = {}) {
  const shared = sharedSchemas({ ...contract, components: { schemas: named } });
  return JSON.parse(await inReply((reply) => createSerializers(shared)(schema, reply)(body)));
}

const page = { type: 'object', properties: { docs: { type: 'array', items: { $ref: 'Doc#' } } } };
const doc = { type: 'object', properties: { name: { type: 'string' }, parts: { $ref: 'Page#' } } };
const named = { Page: page, Doc: doc };

it('writes the properties of the contract, and omits all others', async () => {
  const body = { docs: [{ name: 'one', secret: 1, parts: { docs: [{ name: 'two', secret: 2 }] } }] };
  const answer = { docs: [{ name: 'one', parts: { docs: [{ name: 'two' }] } }] };
  expect(await write({ $ref: 'Page#' }, body, named)).toEqual(answer);
  expect(await write(page, body, named)).toEqual(answer);
});

it('names the missing schema', async () => {
  await expect(write({ $ref: 'Other#' }, {}, named)).rejects.toThrow('The contract has no schema Other');
});

it.each(listOperations(contract))('writes the answers of $id', async ({ answers }) => {
  const serializerOf = createSerializers(sharedSchemas(contract));
  for (const schema of answers.values()) {
    expect(await inReply((reply) => serializerOf(schema, reply))).toBeTypeOf('function');
  }
});
