import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { TripFilter } from '#domain/contract.ts';
import { dayAfter } from '#domain/local-time.ts';
import { searchWords } from '#server/features/search/search-words.ts';
import { readTripPage } from '#server/features/trips/list/trip-list-repository.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { insertExampleTrip } from './support/trips.ts';

const COUNT = 150;
const TODAY = '2027-04-01';
/** Each word is one of these with one of the others, so that few come together and several begin alike. */
const BEGINNINGS = ['kel', 'kelros', 'zu', 'zurich', 'dan'];
const ENDS = ['', 'a', 'stadt', 'ville'];

interface TripEntry {
  id: string;
  startsOn: string;
  cancelled: boolean;
  reference: string;
  words: string[];
}

let database: TestDatabase;
let reader: Member;
let trips: TripEntry[];

function wordOf(chance: number): string {
  const beginning = BEGINNINGS[chance % BEGINNINGS.length];
  return `${beginning}${ENDS[Math.trunc(chance / BEGINNINGS.length) % ENDS.length]}`;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const companyId = await insertCompany(database.db, { name: 'Home' });
  reader = await insertMember(database.db, { companyId, role: 'travel-arranger' });
  trips = [];
  for (let index = 0; index < COUNT; index += 1) {
    const chance = (index * 48_271) % 262_139;
    const [house, city, first, last] = [7, 11, 13, 17].map((part) => wordOf(Math.trunc(chance / part)));
    const words = [house, city, first, last].map(String);
    const startsOn = dayAfter(TODAY, (chance % 60) - 30);
    const cancelled = chance % 3 === 0;
    const reference = `${wordOf(chance).slice(0, 3)}${String(index).padStart(3, 'a')}`.padEnd(6, 'b');
    const { trip } = await insertExampleTrip(database.db, {
      traveler: reader,
      house: String(house),
      town: `${city} ${index}`,
      startsOn,
      nights: 1,
      itineraryRef: reference.toUpperCase(),
      status: cancelled ? 'cancelled' : 'complete',
      travelerName: [String(first), String(last)],
    });
    trips.push({ id: trip.id, startsOn, cancelled, reference, words: [...words, String(index)] });
  }
  trips.sort((one, other) => (one.startsOn + one.id < other.startsOn + other.id ? -1 : 1));
}, 60_000);
afterAll(() => database.close());

const FILTERS: Record<'all' | 'upcoming' | 'past' | 'cancelled', (trip: TripEntry) => boolean> = {
  all: () => true,
  upcoming: ({ cancelled, startsOn }) => !cancelled && startsOn > TODAY,
  past: ({ cancelled, startsOn }) => !cancelled && dayAfter(startsOn, 1) < TODAY,
  cancelled: ({ cancelled }) => cancelled,
};

function expected(filter: keyof typeof FILTERS, text: string): string[] {
  const hasAll = ({ words, reference }: TripEntry) =>
    searchWords(text).every(
      (typed) =>
        words.some((word) => word.startsWith(typed)) || (typed.length >= 4 && reference.startsWith(typed)),
    );
  const found = trips.filter((trip) => FILTERS[filter](trip) && hasAll(trip));
  return (filter === 'upcoming' ? found : found.toReversed()).map(({ id }) => id);
}

const beginning = fc
  .tuple(fc.nat({ max: 19 }), fc.integer({ min: 1, max: 10 }))
  .map(([chance, letters]) => wordOf(chance).slice(0, letters));
const reference = fc
  .tuple(fc.nat({ max: COUNT - 1 }), fc.integer({ min: 3, max: 6 }))
  .map(([index, letters]) => trips[index]?.reference.slice(0, letters) ?? '');
const typed = fc
  .array(fc.oneof({ weight: 4, arbitrary: beginning }, { weight: 1, arbitrary: reference }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((texts) => texts.join(' '));

const page = fc.integer({ min: 1, max: 5 });

test.each(['all', 'upcoming', 'past', 'cancelled'] as const)(
  'of %s trips those are found that have a word for each that was typed, in order',
  async (which) => {
    const filter: TripFilter | undefined = which === 'all' ? undefined : which;
    const abilities = defineAbilitiesFor({ ...reader, role: 'travel-arranger' });
    const listReader = { companyId: reader.companyId, companyUserId: null };
    await fc.assert(
      fc.asyncProperty(typed, page, async (searchString, page) => {
        const asked = {
          reader: listReader,
          abilities,
          filter,
          searchString,
          travelers: [],
          now: new Date(TODAY),
        };
        const { rows, total } = await readTripPage(database.db, { ...asked, page });
        const found = expected(which, searchString);
        expect(rows.map(({ id }) => id)).toEqual(found.slice(page * 20 - 20, page * 20));
        // Counted up to five pages after the requested one.
        expect(total).toBe(Math.min(found.length, page * 20 + 100));
      }),
    );
  },
);
