import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkRate } from './check-rate.ts';
import type { HotelbedsClient } from './hotelbeds-client.ts';
import { writeOfferKey } from './offer-key.ts';
import { readBookingAnswer } from './read-booking.ts';
import { readHotels } from './search-hotels.ts';

const FOLDER = path.join(import.meta.dirname, '../../../tests/support/hotelbeds-server/recorded');
const recorded = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(FOLDER, `${name}.json`), 'utf8'));
const now = new Date('2024-02-23T20:25:32Z');
const log = {
  warn(fields: unknown) {
    expect.fail(`Something was left out: ${JSON.stringify(fields)}`);
  },
};

test('a recorded answer of availability is read whole', async () => {
  const found = readHotels({ log }, { kind: 'data', data: await recorded('availability') }, { now });
  expect(found).toMatchObject([
    {
      house: { code: 6619, name: 'Millennium Hotel London Knightsbridge', stars: 4 },
      rates: [
        { roomType: 'double', price: { amount: 21_240 }, cancellation: { deadlines: [] } },
        { roomType: 'single', price: { amount: 23_601 } },
        {
          breakfastIncluded: true,
          cancellation: { deadlines: [{ at: '2024-04-01T13:00:00.000Z', penalty: { amount: 28_072 } }] },
        },
      ],
    },
  ]);
  for (const { key } of found?.[0]?.rates ?? []) expect(key).toMatch(/^[\w-]{1,400}$/);
});

test('a recorded answer of a check is read whole', async () => {
  const data = await recorded('checkrates');
  const answer = async () => ({ kind: 'data' as const, data });
  const client: HotelbedsClient = { get: answer, post: answer, delete: answer };
  const key = writeOfferKey('20240402|20240403|W|164|6619') ?? '';
  const { signal } = new AbortController();
  expect(await checkRate({ client }, key, { now, signal })).toMatchObject({
    checkIn: '2024-04-02',
    net: { amount: 28_072, currency: 'EUR' },
    rate: { roomType: 'twin', roomsLeft: 6 },
    comments: expect.stringContaining('Check-in hour 15:00'),
  });
});

test('a recorded answer of a booking is read whole', async () => {
  expect(readBookingAnswer(await recorded('booking'))).toEqual({
    id: '207-12306403',
    clientReference: 'INTEGRATIONAGENCY',
    status: 'confirmed',
    net: { amount: 89_923, currency: 'GBP' },
    cancellationCost: undefined,
    isCancellable: true,
    supplier: { name: 'HOTELBEDS PRODUCT,S.L.U.', vatNumber: 'ESB38877676' },
    policyTimes: [new Date('2024-03-26T22:59:00Z')],
  });
});
