import type { Trip } from '#domain/contract.ts';
import { giveReason } from '#tests/support/give-reason.ts';
import { edit, save, section } from './administration.ts';
import { askForApprovals, openFor } from './approval-journey.ts';
import { bookStayToChange, stayOf } from './change-journey.ts';
import { expect, test } from './fixtures.ts';
import { amountsOf, centsIn, chooseLongerStay, confirmChange, summaryOf } from './part-change-journey.ts';

/** A company settles up to which amount changes need no approval, and its travelers change what they have booked. */

const HOTEL = 'The Only Room';

let undo: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const step of undo) await step();
  undo = [];
});

function choiceFor(trip: Trip) {
  const { startsOn: checkIn, endsOn: checkOut } = stayOf(trip);
  return { hotel: HOTEL, checkIn, checkOut };
}

test('below the limit of the company a change needs no approval, and above it the change waits', async ({
  page,
  openContext,
  server,
}) => {
  test.setTimeout(120_000);
  const { db } = server.deps;
  const trip = await bookStayToChange(page, 13);
  const other = await bookStayToChange(page, 14);
  undo.push(await askForApprovals(server));
  const { company_id: companyId } = await db
    .selectFrom('trips')
    .select('company_id')
    .where('id', '=', trip._id)
    .executeTakeFirstOrThrow();
  undo.push(async () => {
    const none = { changes_without_approval_amount: null, changes_without_approval_currency: null };
    await db.updateTable('companies').set(none).where('id', '=', companyId).execute();
  });

  const cost = await test.step('a night more is to be approved at first', async () => {
    await page.goto(`/trips/${trip._id}`);
    await chooseLongerStay(page, choiceFor(trip));
    await expect(page.getByRole('button', { name: /^Send to / })).toBeVisible();
    // It has no fee.
    return (await amountsOf(page))['Price difference']?.replace(' more', '') ?? '';
  });

  await test.step('a site-admin lets changes of that amount through', async () => {
    const admin = await openFor(openContext, 'site', `/companies/${companyId}`);
    const form = await edit(admin, 'Finance');
    const field = form.getByLabel('Changes without approval up to');
    await expect(field).toHaveAccessibleDescription(/the travel policy alone decides\.$/);
    await field.fill(String(centsIn(cost) / 100));
    await save(form);
    await expect(section(admin, 'Finance')).toContainText(cost);
  });

  await test.step('the night more is changed at once, and it is said why', async () => {
    await page.reload();
    await expect(summaryOf(page).getByText(/^No approval needed: in your company, changes/)).toContainText(
      cost,
    );
    await page.getByRole('button', { name: 'Change the booking' }).click();
    expect(await confirmChange(page, HOTEL)).not.toContain('approved');
    await expect(page).toHaveURL((url) => url.pathname === `/trips/${trip._id}`);
    await expect(page.getByText('The booking was changed.')).toBeVisible();
  });

  await test.step('two nights more cost more than that, and wait for an approval', async () => {
    await page.goto(`/trips/${other._id}`);
    await chooseLongerStay(page, { ...choiceFor(other), more: 2 });
    expect(centsIn((await amountsOf(page))['Price difference'])).toBeGreaterThan(centsIn(cost));
    await expect(summaryOf(page).getByText(/^No approval needed/)).toBeHidden();
    await giveReason(page);
    await page.getByRole('button', { name: /^Send to / }).click();
    await confirmChange(page, HOTEL);
    await expect(page).toHaveURL((url) => url.pathname === `/trips/${other._id}`);
    await expect(page.getByText('Change waits for approval')).toBeVisible();
  });
});
