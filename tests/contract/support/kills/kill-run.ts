import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import type { Database } from '#server/db/schema.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { createSeededRandom, type SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import { insertCompany, insertMember } from '../records.ts';
import type { DurableData } from './durable-data.ts';
import { findDamage } from './find-damage.ts';
import { findLosses } from './find-losses.ts';
import { findUnfinished } from './find-unfinished.ts';
import { KillableServer } from './killable-server.ts';
import { Writer } from './writer.ts';

const WRITERS = 4;
const INVITED_BY_EACH = 4;
const PASSWORD = 'four quiet mountain huts';
/** The maximum number of acknowledged writes before a kill, and of milliseconds after the last one. */
const MOST_WRITES = 30;
const LONGEST_WAIT_MS = 40;
/** One start in so many is killed before it is ready, after at most so many milliseconds. */
const KILLED_STARTS = 4;
const LONGEST_KILLED_START_MS = 1500;
/**
 * The records are checked after so many kills, and at the end: the embedded database must not be in use then.
 */
const KILLS_BETWEEN_LOOKS = 5;

export interface Outcome {
  faults: string[];
  kills: number;
  killsWhileStarting: number;
  acknowledged: number;
  readyMs: number[];
  /** Distinct log entries of the servers at warning level or above. */
  warnings: Set<string>;
}

/** Lets several people write, kills the server while they do, restarts it and checks the records. */
export class KillRun {
  readonly outcome: Outcome;
  readonly #data: DurableData;
  readonly #seed: number;
  readonly #random: SeededRandom;
  #writers: Writer[] = [];

  constructor(data: DurableData, seed: number) {
    const counts = { kills: 0, killsWhileStarting: 0, acknowledged: 0 };
    this.outcome = { ...counts, faults: [], readyMs: [], warnings: new Set() };
    this.#data = data;
    this.#seed = seed;
    this.#random = createSeededRandom(seed);
  }

  /** Ends early when something is lost or inconsistent. */
  async run(rounds: number): Promise<void> {
    // The very first start creates the database; if it is killed halfway, the next start must still work.
    await this.#killStart();
    this.#writers = await this.#data.ask((db) => createWriters(db, this.#seed));
    for (let round = 1; round <= rounds && this.outcome.faults.length === 0; round += 1) {
      if (this.#random.once(KILLED_STARTS)) await this.#killStart();
      await this.#serving((server) => this.#killWhileWriting(server));
      if (round % KILLS_BETWEEN_LOOKS === 0 || round === rounds) await this.#look();
    }
  }

  async #killStart(): Promise<void> {
    const server = await KillableServer.spawn(this.#data.settings);
    await wait(this.#random.between(0, LONGEST_KILLED_START_MS));
    await server.kill();
    this.outcome.killsWhileStarting += 1;
  }

  /** With a server that was restarted and checked for all acknowledged writes. */
  async #serving(use: (server: KillableServer) => Promise<void>): Promise<void> {
    const server = await KillableServer.spawn(this.#data.settings);
    try {
      this.outcome.readyMs.push(await server.ready());
      const losses = await Promise.all(this.#writers.map((writer) => findLosses(server.address, writer)));
      this.outcome.faults.push(...losses.flat());
      await use(server);
      for (const warning of server.warnings) this.outcome.warnings.add(warning);
    } finally {
      await server.kill();
    }
  }

  async #killWhileWriting(server: KillableServer): Promise<void> {
    const writing = this.#startWriting(server, this.#random.between(0, MOST_WRITES));
    // A writer that fails while the server runs ends the round.
    await Promise.race([writing.enough, writing.ended]);
    await wait(this.#random.between(0, LONGEST_WAIT_MS));
    await server.kill();
    await writing.ended;
    this.outcome.kills += 1;
  }

  #startWriting(server: KillableServer, writes: number) {
    const enough = Promise.withResolvers<void>();
    let left = writes;
    const onAcknowledged = () => {
      this.outcome.acknowledged += 1;
      left -= 1;
      if (left <= 0) enough.resolve();
    };
    const isGone = () => server.hasEnded;
    const writers = this.#writers.map((writer) => writer.write(server.address, isGone, onAcknowledged));
    return { enough: enough.promise, ended: Promise.all(writers) };
  }

  async #look(): Promise<void> {
    await this.#serving(async ({ address }) => {
      const unfinished = await Promise.all(this.#writers.map((writer) => findUnfinished(address, writer)));
      this.outcome.faults.push(...unfinished.flat());
    });
    const damage = await this.#data.ask(async (db) => {
      // Attempts interrupted by a kill still count; enough of them would make the writers wait.
      await db.deleteFrom('throttles').execute();
      return await findDamage(db, this.#writers);
    });
    this.outcome.faults.push(...damage);
  }
}

async function createWriters(db: Kysely<Database>, seed: number): Promise<Writer[]> {
  // Rooms and cars are sold in several currencies.
  await db.transaction().execute((writing) => replaceRates(writing, [DEMO_RATES]));
  const companyId = await insertCompany(db, { name: 'Home' });
  const passwordHash = await hashPassword(PASSWORD);
  const writers: Writer[] = [];
  for (let number = 1; number <= WRITERS; number += 1) {
    const member = await insertMember(db, { companyId, role: 'site-admin', passwordHash });
    const invited = [];
    for (let guest = 1; guest <= INVITED_BY_EACH; guest += 1) {
      invited.push(await insertMember(db, { companyId, role: 'traveler' }));
    }
    writers.push(new Writer(member, PASSWORD, invited, createSeededRandom(seed * WRITERS + number)));
  }
  return writers;
}
