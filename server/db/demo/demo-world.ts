import type { Transaction } from 'kysely';
import type { Keys } from '../../security/keys.ts';
import { createSeededRandom, type SeededRandom } from '../../suppliers/embedded/seeded-random.ts';
import type { Database } from '../schema.ts';
import { createDemoIds } from './demo-ids.ts';

/** The context in which every part of the demo company is created. */
export interface DemoWorld {
  db: Transaction<Database>;
  keys: Keys;
  newId(): string;
  random: SeededRandom;
  now: Date;
  /** A day so many years and months from now, so that documents are always valid at a fresh start. */
  dayIn(years: number, month: number, day: number): string;
}

const SEED = 20260101;

export function createDemoWorld(db: Transaction<Database>, keys: Keys, now: Date): DemoWorld {
  return {
    db,
    keys,
    now,
    newId: createDemoIds(),
    random: createSeededRandom(SEED),
    dayIn: (years, month, day) =>
      new Date(Date.UTC(now.getUTCFullYear() + years, month - 1, day)).toISOString().slice(0, 10),
  };
}
