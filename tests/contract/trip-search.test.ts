import { beforeAll, describe, expect, test } from 'vitest';
import type { TripCounts, TripList } from '#domain/contract.ts';
import { call } from './support/call.ts';
import { dayAhead } from './support/flights.ts';
import { insertCompany, insertMember, type Member } from './support/records.ts';
import { openSession } from './support/sessions.ts';
import { sharedApp } from './support/shared-app.ts';
import { insertExampleTrip, placesIn } from './support/trips.ts';

const opened = sharedApp();
let companyId: string;

beforeAll(async () => {
  companyId = await insertCompany(opened.db, { name: 'Home' });
});

async function ask<Body>(path: string, member: Member): Promise<Body> {
  const { token } = await openSession(opened.deps, member);
  return (await call(opened.app, { url: `/api/trips${path}`, token })).body as Body;
}

describe('a search for trips', () => {
  let arranger: Member;
  beforeAll(async () => {
    arranger = await insertMember(opened.db, { companyId, role: 'travel-arranger' });
    const add = (
      startsIn: number,
      [house, town]: [string, string],
      reference: string,
      name: [string, string],
    ) =>
      insertExampleTrip(opened.db, {
        traveler: arranger,
        house,
        town,
        startsOn: dayAhead(startsIn),
        itineraryRef: reference,
        travelerName: name,
      });
    await add(1, ['Hotel Seefeld', 'Zürich'], 'K7TQ2M', ['Élodie', 'Müller']);
    await add(2, ['Hotel Merkur', 'Bern'], 'K7TZ9X', ['Beat', 'Zürcher']);
    await add(3, ['Pension Anna', 'Basel'], 'ANNA11', ['Beat', 'Annaheim']);
  });

  test.each([
    ["the beginning of a word of a supplier's name", 'HOT', ['Zürich', 'Bern']],
    ['a city without its accents', 'zurich', ['Zürich']],
    ['a first name with other accents', 'ÈLO', ['Zürich']],
    ['a word of a town or of a name', 'zür', ['Zürich', 'Bern']],
    ['the reference', 'k7tq2m', ['Zürich']],
    ['the beginning of the reference', 'K7TQ', ['Zürich']],
    ['too little of the reference', 'K7T', []],
    ['words of a town and of a name together', 'beat bern', ['Bern']],
    ['words of which one is found nowhere', 'beat chur', []],
    ['several words of one trip only once', 'anna', ['Basel']],
    ['one letter', 'b', ['Bern', 'Basel']],
    ['the middle of a word', 'otel', []],
    ['signs that mean something in SQL', "hotel' or '1'='1", []],
    ['what stands before references in the index', '%23k7t', []],
    ['no word at all', '%20.-', ['Zürich', 'Bern', 'Basel']],
  ])('finds by %s', async (_, text, expected) => {
    const found = await ask<TripList>(`?tripFilter=upcoming&searchString=${text}`, arranger);
    expect(placesIn(found)).toEqual(expected);
    expect(found.totalDocs).toBe(expected.length);
    const counts = await ask<TripCounts>(`/count?searchString=${text}`, arranger);
    expect(counts.upcoming).toBe(expected.length);
  });
});

describe("a supplier's number", () => {
  test.each([
    ['a colleague', 'traveler', []],
    ['their arranger', 'travel-arranger', ['Olten']],
    ['a company-admin', 'company-admin', ['Olten']],
  ] as const)('finds the trip for %s as far as they may read it', async (_, role, expected) => {
    const here = await insertCompany(opened.db, { name: `Numbers of ${role}` });
    const traveler = await insertMember(opened.db, { companyId: here, role: 'traveler' });
    await insertExampleTrip(opened.db, { traveler, house: 'Motel Nord', town: 'Olten' });
    const caller = await insertMember(opened.db, { companyId: here, role });
    expect(placesIn(await ask<TripList>('?searchString=H4KD92', caller))).toEqual(expected);
    expect(placesIn(await ask<TripList>('?searchString=h4kd92', traveler))).toEqual(['Olten']);
    const other = await insertCompany(opened.db, { name: `Other than ${role}` });
    const elsewhere = await insertMember(opened.db, { companyId: other, role: 'company-admin' });
    expect(placesIn(await ask<TripList>('?searchString=H4KD92', elsewhere))).toEqual([]);
  });
});

describe('many trips', () => {
  let arranger: Member;
  const COUNT = 300;
  beforeAll(async () => {
    const here = await insertCompany(opened.db, { name: 'Busy' });
    arranger = await insertMember(opened.db, { companyId: here, role: 'travel-arranger' });
    for (let number = 0; number < COUNT; number += 1) {
      await insertExampleTrip(opened.db, {
        traveler: arranger,
        town: `House${number} ${number % 2 === 0 ? 'Even' : 'Odd'}`,
        startsOn: dayAhead(1 + (number % 30)),
      });
    }
  });

  test('are counted five pages ahead, and each is shown once over the pages', async () => {
    const first = await ask<TripList>('?page=1&tripFilter=upcoming', arranger);
    expect(first).toMatchObject({ totalDocs: 120, totalPages: 6, more: true, docs: { length: 20 } });
    const pages = [first];
    for (let page = 2; page <= 15; page += 1) {
      pages.push(await ask<TripList>(`?page=${page}&tripFilter=upcoming`, arranger));
    }
    expect(pages[9]).toMatchObject({ totalDocs: COUNT, totalPages: 15 });
    expect(pages[9]).not.toHaveProperty('more');
    const docs = pages.flatMap((page) => page.docs);
    expect(new Set(docs.map(({ _id }) => _id)).size).toBe(COUNT);
    expect(docs.map(({ startsOn }) => startsOn)).toEqual(docs.map(({ startsOn }) => startsOn).toSorted());
  });

  test('are counted the same way for two words', async () => {
    const first = await ask<TripList>('?page=1&searchString=house%20odd', arranger);
    expect(first).toMatchObject({ totalDocs: 120, totalPages: 6, more: true, docs: { length: 20 } });
    const last = await ask<TripList>('?page=7&searchString=house%20odd', arranger);
    expect(last).toMatchObject({ totalDocs: COUNT / 2, totalPages: 8, docs: { length: 20 } });
    expect(last).not.toHaveProperty('more');
  });

  test('end with an empty page', async () => {
    expect(await ask<TripList>('?page=99', arranger)).toMatchObject({ docs: [], totalDocs: COUNT, page: 99 });
  });

  test.each([
    ['a text that very many words begin with', 'house', COUNT],
    ['such a text with another word', 'h%20odd', COUNT / 2],
    ['a text that some words begin with', 'house26', 11],
    ['a text that many words begin with', 'house1', 111],
  ])('are found by %s', async (_, text, count) => {
    const last = await ask<TripList>(`?page=15&searchString=${text}`, arranger);
    expect(last.totalDocs).toBe(count);
    const counts = await ask<TripCounts>(`/count?searchString=${text}`, arranger);
    expect(counts.upcoming).toBe(Math.min(count, 100));
  });
});
