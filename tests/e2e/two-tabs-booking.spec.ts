import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { expect, test } from './fixtures.ts';
import { expectBooked, expectStep, orderNow } from './hotel-journey.ts';
import { signIn } from './people.ts';
import { enterAtCheckout, enterAtRooms } from './unfinished-booking.ts';

const CHANGED = { name: 'This booking was changed elsewhere', exact: true };

test('a booking made in one tab is not made again in the other', async ({ page, context, server }) => {
  await enterAtCheckout(page, 'traveler', 'The Only Room');
  const other = await context.newPage();
  await other.goto('/booking/hotel/checkout');
  await expectStep(other, 'checkout');
  const before = await countTrips();

  await orderNow(page);
  await expectBooked(page);

  const question = other.getByRole('dialog', CHANGED);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Apply the changes' }).click();
  await expect(question).toBeHidden();
  // Shows the trip if it was saved with the draft, else a new search.
  const search = other.getByRole('heading', { level: 1, name: 'Book a hotel' });
  await expect(other.getByText('Your trip is booked').or(search)).toBeVisible();
  expect(await countTrips()).toBe(before + 1);

  async function countTrips(): Promise<number> {
    const { count } = server.deps.db.fn;
    const query = server.deps.db.selectFrom('trips').select(count<string>('id').as('trips'));
    return Number((await query.executeTakeFirstOrThrow()).trips);
  }
});

test('a change on another device is reported, and its state can be applied', async ({
  page,
  openContext,
}) => {
  await enterAtRooms(page, 'traveler', 'The Closed Desk');
  const device = await (await openContext()).newPage();
  await signIn(device, 'traveler');
  await device.goto('/booking/hotel/room');
  await expectStep(device, 'room');

  await device.getByRole('link', { name: 'Search', exact: false }).first().click();
  await expectStep(device, 'search');
  await unfoldSearch(device);
  await device.getByLabel('Radius in kilometres').fill('9');
  await expect
    .poll(async () => {
      await page.goto('/booking/hotel');
      return await page.getByLabel('Radius in kilometres').inputValue();
    })
    .toBe('9');

  await unfoldSearch(device);
  await device.getByLabel('Radius in kilometres').fill('12');
  await device.waitForResponse((answer) => answer.url().includes('/drafts/') && answer.ok());
  await unfoldSearch(page);
  await page.getByLabel('Radius in kilometres').fill('3');
  const question = page.getByRole('dialog', CHANGED);
  await question.getByRole('button', { name: 'Apply the changes' }).click();
  // It continues where the other device has left off.
  await expectStep(page, 'room');
  await page.getByRole('link', { name: 'Search', exact: false }).first().click();
  await expect(page.getByLabel('Radius in kilometres')).toHaveValue('12');
});
