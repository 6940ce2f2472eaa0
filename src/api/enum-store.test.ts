import { expect, it } from 'vitest';
import { createApi } from './client.ts';
import { createEnumStore } from './enum-store.ts';

const data = {
  currencies: [
    { id: 'CHF', label: 'Swiss Franc', additionalData: '2' },
    { id: 'JPY', label: 'Yen', additionalData: '0' },
  ],
};

function storeAnswering(answer: Response) {
  const early = { '/api/enums/en': Promise.resolve(answer) };
  const nothing = () => {};
  return createEnumStore(
    createApi({ address: 'http://127.0.0.1:1', early, onRenewed: nothing, onExpired: nothing }),
  );
}

it('finds an entry by its id, regardless of case, or by its additional data', async () => {
  const enums = storeAnswering(Response.json({ data }));
  await enums.load('en');
  expect(enums.find('currencies', 'chf')?.label).toBe('Swiss Franc');
  expect(enums.find('currencies', '0')?.label).toBe('Yen');
  expect(enums.find('currencies', 'EUR')).toBeUndefined();
});

it('lists an empty choice first on request', async () => {
  const enums = storeAnswering(Response.json({ data }));
  await enums.load('en');
  expect(enums.choices('currencies', { withNone: 'None' }).map(({ id, label }) => [id, label])).toEqual([
    ['', 'None'],
    ['CHF', 'Swiss Franc'],
    ['JPY', 'Yen'],
  ]);
});

it('stays empty when loading fails', async () => {
  const enums = storeAnswering(new Response(null, { status: 500 }));
  await expect(enums.load('en')).rejects.toThrow('Request failed with status code 500');
  expect(enums.choices('currencies')).toEqual([]);
  expect(enums.find('nothing', 'x')).toBeUndefined();
});
