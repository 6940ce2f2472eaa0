import { expect, test } from 'vitest';
import { call } from './support/call.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

const search = (searchString: string) =>
  call(opened.app, { url: `/api/booking/flight/airports?${new URLSearchParams({ searchString })}` });

test('airports are found without a session, and may be cached for a while', async () => {
  const { status, headers, body } = await search('Zürich');
  expect([status, body]).toEqual([
    200,
    {
      docs: [
        {
          code: 'ZRH',
          name: 'Zurich Airport',
          type: 'airport',
          city: 'Zurich',
          country: 'CH',
          zone: 'Europe/Zurich',
        },
      ],
    },
  ]);
  expect(headers['cache-control']).toBe('public, max-age=300');
});

test('a metropolitan area names its airports', async () => {
  const { body } = await search('lon');
  expect((body as { docs: object[] }).docs[0]).toEqual({
    code: 'LON',
    name: 'London (all airports)',
    type: 'mac',
    city: 'London',
    country: 'GB',
    zone: 'Europe/London',
    airports: ['LHR', 'LGW', 'LTN', 'LCY', 'STN', 'SEN'],
  });
});

test('an unknown name is answered with an empty list', async () => {
  expect(await search('xqzw')).toMatchObject({ status: 200, body: { docs: [] } });
});
