import type { Transaction } from 'kysely';
import type { Keys } from '../../security/keys.ts';
import { createSeededRandom, type SeededRandom } from '../../suppliers/embedded/seeded-random.ts';
import type { Database } from '../schema.ts';

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

const FIRST_MILLISECOND = Date.UTC(2026, 0, 1);

/** Greater than each id of the demo, and less than each that is created otherwise. */
export const AFTER_DEMO_IDS = toUuid(FIRST_MILLISECOND + 3_600_000, '');

/** Ids in the format of UUID version 7, the same at each load, in the order in which they are created. */
function createDemoIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    const rest = Math.imul(made, 0x9e3779b1) >>> 0;
    const tail = `${rest.toString(16).padStart(8, '0')}${made.toString(16).padStart(4, '0')}`;
    return toUuid(FIRST_MILLISECOND + made, tail);
  };
}

function toUuid(milliseconds: number, tail: string): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail.padStart(12, '0')}`;
}
