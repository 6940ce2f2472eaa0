import type { TestServer } from '#tests/support/server.ts';
import { expect, test } from './fixtures.ts';
import { chooseFare, expectStep, goOn, openOptions } from './flight-journey.ts';
import { expectBooked, orderNow, signInUnseen, untilSaved } from './hotel-journey.ts';
import { enterAtFares } from './unfinished-flight.ts';

async function bookingsOf({ deps: { db } }: TestServer): Promise<number> {
  const { count } = db.fn;
  const bookings = db.selectFrom('embedded_bookings').select(count<string>('reference').as('bookings'));
  return Number((await bookings.where('status', '=', 'confirmed').executeTakeFirstOrThrow()).bookings);
}

test('of two people who order the last seat of a flight, one gets it and the other pays nothing', async ({
  page,
  openContext,
  server,
}) => {
  const other = await (await openContext()).newPage();
  await enterAtFares(page, 'traveler', 'lastSeat');
  await enterAtFares(other, 'multi', 'lastSeat');
  await expect(page.getByText('1 seat left').first()).toBeVisible();
  for (const one of [page, other]) await chooseFare(one);
  const before = await bookingsOf(server);

  await orderNow(other);
  await expectBooked(other);
  await orderNow(page);
  const sold = page.getByRole('dialog', { name: 'Sold out in the meantime' });
  await expect(sold).toContainText('It has sold out. Nothing was booked.');
  expect(await bookingsOf(server)).toBe(before + 1);

  await sold.getByRole('button', { name: 'Back to the choice' }).click();
  await expectStep(page, 'fares');
  const gone = page.getByText('These flights are no longer offered');
  await expect(page.getByRole('region', { name: 'Fares' }).or(gone)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose Economy/ })).toHaveCount(0);
  await other.getByRole('link', { name: 'Open the trip' }).click();
  await expect(other.getByText('No action needed: everything is booked.')).toBeVisible();
});

test('an expired offer is renewed on another device, with its seat', async ({
  page,
  openContext,
  server,
}) => {
  await enterAtFares(page, 'traveler', 'oneWay');
  await openOptions(page);
  const seat = page.getByRole('button', { name: /, free$/ }).first();
  const name = (await seat.getAttribute('data-seat')) ?? '';
  await seat.click();
  await goOn(page);
  // The seat is saved twice: as it was pressed, and then as it was taken to the checkout.
  await untilSaved(page, 'traveler', new RegExp(`"extras":{[^}]*"seat":"${name}"`), 'flight');
  await page.close();

  const lifetime = 31 * 60_000;
  server.clock.advance(lifetime);
  const elsewhere = await (await openContext()).newPage();
  await signInUnseen(elsewhere, 'traveler');
  await elsewhere.goto('/booking/flight/checkout');
  await expectStep(elsewhere, 'checkout');
  await expect(elsewhere.getByText(`Seats: ${name}`, { exact: true })).toBeVisible();
  await orderNow(elsewhere);
  await expectBooked(elsewhere);
  await elsewhere.getByRole('link', { name: 'Open the trip' }).click();
  await expect(elsewhere.getByText(`Seat ${name}`, { exact: true })).toBeVisible();
});
