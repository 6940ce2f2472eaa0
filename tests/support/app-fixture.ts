import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/db/schema.ts';
import { listOperations, readContract } from '#server/http/contract.ts';
import type { Handlers } from '#server/http/handler.ts';
import { createLog } from '#server/log.ts';
import { createAccessTokenSigner } from '#server/security/access-token.ts';
import { deriveKeys } from '#server/security/keys.ts';
import { readConfig } from '#server/start/read-config.ts';
import { UNLIMITED } from './unlimited.ts';

export const USER = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const NOW = new Date('2027-03-14T09:00:00Z');

export const company = {
  _id: USER,
  name: 'Alpenblick Engineering AG',
  customerId: 'ZV-1001',
  city: 'Zug',
  country: 'CH',
  currency: 'CHF',
  active: true,
};

/** Handlers of which each test replaces those it needs; any other one throws. */
function handlersWith(some: Partial<Handlers>): Handlers {
  const unused = async () => {
    throw new Error('secret detail of a fault');
  };
  const all = Object.fromEntries(listOperations(readContract()).map(({ id }) => [id, unused]));
  return { ...all, ...some } as Handlers; // one for each operation
}

/** The log of the app during the test. */
export const lines: Record<string, unknown>[] = [];
let app: FastifyInstance | undefined;

interface Surroundings {
  handlers?: Partial<Handlers>;
  env?: Record<string, string>;
  needsPasswordChange?: boolean;
}

/** The whole HTTP side with these handlers, and a token of a signed-in user. */
export async function start({ handlers = {}, env = {}, needsPasswordChange = false }: Surroundings = {}) {
  const { log } = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const row = { needs_password_change: needsPasswordChange, role: 'site-admin' };
  // The result of the only query of authentication; the handlers are replaced and need no database.
  const db = Object.assign(withoutConnections(), { executeQuery: async () => ({ rows: [row] }) });
  const keys = deriveKeys('a secret of thirty-two characters');
  const config = readConfig({ ...UNLIMITED, ...env });
  const { signal: ending } = new AbortController();
  const deps = { config, db, clock: { now: () => NOW }, keys, log, ending };
  app = await createApp(deps, handlersWith(handlers));
  const token = createAccessTokenSigner(keys)({ sub: USER, sid: USER, cu: USER, co: USER }, NOW);
  return { app, authorization: `Bearer ${token}` };
}

/** Can compile statements, but not execute them. */
function withoutConnections(): Kysely<Database> {
  const pool = async () => {
    throw new Error('There is no database');
  };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** To be called after each test; a test file that shares its process with others calls it itself. */
export async function stop(): Promise<void> {
  await app?.close();
  app = undefined;
  lines.length = 0;
}

export const list = (docs: unknown[]): Partial<Handlers> => ({
  listCompanies: async ({ query }) => ({
    status: 200,
    body: { docs: docs as never, totalDocs: 1, limit: 20, page: query?.page ?? 0, totalPages: 1 },
  }),
});
