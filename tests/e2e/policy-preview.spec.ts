import { edit, enter } from './administration.ts';
import { WIDE } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

test.use({ viewport: WIDE });

test('a draft of a policy is tried on a trip, next to the current policy', async ({
  page,
  openContext,
  server,
}) => {
  test.setTimeout(90_000);
  const context = await openContext();
  const { companyId } = await enter(await context.newPage(), PEOPLE.admin);
  await context.close();

  await enter(page, PEOPLE.site);
  await page.goto(`/companies/${companyId}`);
  const form = await edit(page, 'Travel policies');
  const trial = form.getByRole('group', { name: 'What would it have done?' }).first();
  await trial.getByRole('button', { name: 'Choose a search or a trip' }).click();
  const choice = trial.getByLabel('Search or trip');
  const stay = await server.deps.db
    .selectFrom('trips as t')
    .innerJoin('trip_parts as p', 'p.trip_id', 't.id')
    .select('t.id')
    .where('t.company_id', '=', companyId)
    .where('p.kind', '=', 'hotel')
    .orderBy('t.created_at', 'desc')
    .executeTakeFirstOrThrow();
  await choice.selectOption(stay.id);
  const compare = trial.getByRole('button', { name: 'Compare with today' });

  await compare.click();
  await expect(trial.getByRole('row', { name: /^Today/ })).toBeVisible();
  await expect(trial.getByText('The draft gives the same result for all of them.')).toBeVisible();

  await form.getByRole('button', { name: 'Edit the rules: Hotels' }).first().click();
  await form.getByRole('textbox', { name: 'Highest price of a night' }).first().fill('x');
  await compare.click();
  await expect(trial.getByText('Please correct the rules above first.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Highest price of a night' }).first().fill('1');
  await form.getByLabel('If it costs more').first().selectOption({ label: 'Hidden' });
  await compare.click();
  await expect(trial.getByText(/judged differently/)).toBeVisible();
  await expect(
    trial
      .getByRole('row', { name: /^Draft/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('1');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Leave without saving?')).toBeHidden();
});
