import { expect, test } from './fixtures.ts';
import { press } from './keyboard.ts';
import { signIn } from './people.ts';

test('a traveler ends sessions in other browsers by keyboard', async ({ page, openContext }) => {
  const phone = await (await openContext()).newPage();
  await signIn(phone, 'arranger');
  await signIn(page, 'arranger');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
  const ends = sessions.getByRole('button', { name: /^End (?!all)/ });
  await expect(ends).not.toHaveCount(0);
  const others = await ends.count();

  await press(page, ends.first());
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(ends).toHaveCount(others - 1);
  await phone.reload();
  await expect(phone).toHaveURL(/\/login/);

  await signIn(phone, 'arranger');
  await page.reload();
  await press(page, sessions.getByRole('button', { name: 'End all others' }));
  const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
  await press(page, dialog.getByRole('button', { name: 'End all others' }));
  await expect(page.getByText('All other sessions have ended.')).toBeVisible();
  await expect(ends).toHaveCount(0);
  await phone.reload();
  await expect(phone).toHaveURL(/\/login/);
  await page.reload();
  await expect(sessions.getByText('This browser')).toBeVisible();
});

test('a company admin ends the sessions of a colleague', async ({ page, openContext }) => {
  const theirs = await (await openContext()).newPage();
  await signIn(theirs, 'arranger');
  await theirs.getByRole('button', { name: /^Account of/ }).click();
  await theirs.getByRole('link', { name: 'My profile' }).click();
  await expect(theirs).toHaveURL(/\/users\//);
  await signIn(page, 'admin');
  await page.goto(new URL(theirs.url()).pathname);
  await page.getByRole('button', { name: 'End all sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'End all sessions?' });
  await dialog.getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('The sessions have ended.')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
});
