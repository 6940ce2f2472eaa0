import { enter, section } from './administration.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test('a traveler lets their calendar read the trips, makes a new address and switches it off', async ({
  page,
}) => {
  const { userId } = await enter(page, PEOPLE.traveler);
  await page.goto(`/users/${userId}`);
  const calendar = section(page, 'Calendar');
  const field = calendar.getByLabel('Private address');
  const read = async (address: string) =>
    await page.context().request.get(new URL(address).pathname, { headers: { authorization: '' } });

  await calendar.getByRole('button', { name: 'Make an address' }).click();
  const first = await field.inputValue();
  const file = await read(first);
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await expectAccessible(page);

  await calendar.getByRole('button', { name: 'Make a new address' }).click();
  const renewal = page.getByRole('dialog', { name: 'Make a new address?' });
  await renewal.getByRole('button', { name: 'Make a new address' }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await read(first)).status()).toBe(404);
  expect((await read(second)).status()).toBe(200);

  await page.reload();
  await expect(calendar.getByText(/^On since /)).toBeVisible();
  await expect(field).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Switch off' }).click();
  const end = page.getByRole('dialog', { name: 'Switch the calendar address off?' });
  await end.getByRole('button', { name: 'Switch off' }).click();
  await expect(calendar.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await read(second)).status()).toBe(404);
});
