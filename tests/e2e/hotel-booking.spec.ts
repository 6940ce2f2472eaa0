import { addHours } from 'date-fns/addHours';
import { expect, MOVING, test } from './fixtures.ts';
import {
  chooseHotel,
  chooseRoom,
  enter,
  expectBooked,
  expectLinesToAddUp,
  expectStep,
  expectUpcoming,
  filterByName,
  orderNow,
  searchHotels,
} from './hotel-journey.ts';
import { expectAllResults } from './search-results.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

test.use(MOVING);

const ANY_ROOM = /^Choose a room in /;

test('a traveler books a hotel, whose lines add up to the total, and finds the trip at home, on a computer whose clock is an hour fast', async ({
  page,
}) => {
  await page.clock.setSystemTime(addHours(new Date(), 1));
  await enter(page, 'traveler');
  await page.goto('/booking/hotel');
  await expectStep(page, 'search');
  await expect(page).toHaveTitle('Hotel booking | Zugvogel');
  await searchHotels(page);
  const choices = page.getByRole('button', { name: ANY_ROOM });
  await expectAllResults(page, choices);
  const choice = choices.first();
  await expect(page.getByText('These prices have expired')).toBeHidden();
  const hotel = (await choice.getAttribute('aria-label'))?.replace(ANY_ROOM, '') ?? '';
  await choice.click();
  await expectStep(page, 'room');
  await expect(page.getByRole('heading', { level: 2, name: hotel })).toBeVisible();
  await chooseRoom(page);
  await expectStep(page, 'checkout');
  await expect(page).toHaveTitle('Checkout | Zugvogel');
  await expect(page.getByText(/^The price is checked once more/)).toBeVisible();
  await orderNow(page);
  await expectBooked(page);

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByRole('article', { name: hotel })).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expectLinesToAddUp(page);
  await page.goto(`/?trips=upcoming&searchString=${encodeURIComponent(hotel)}`);
  await expect(
    page.getByRole('region', { name: 'Trips' }).getByRole('link', { name: title }).first(),
  ).toBeVisible();
});

test('an arranger books for a colleague, who finds the trip at home', async ({ page, openContext }) => {
  await enter(page, 'arranger', '/booking/hotel');
  await page.getByRole('button', { name: 'Add colleagues' }).click();
  await page.getByLabel('Search colleagues').fill('Keller');
  await page.getByRole('button', { name: 'Add Anna Keller' }).click();
  await searchHotels(page);
  await chooseHotel(page, 'The Slightly Rising Price');
  await chooseRoom(page);
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expectStep(page, 'checkout');
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Anna Keller');
  await orderNow(page);
  await expectBooked(page);

  const context = await openContext();
  const colleague = await context.newPage();
  await enter(colleague, 'traveler', '/?trips=upcoming&searchString=The%20Slightly');
  await colleague.getByRole('link', { name: /^Einsiedeln, / }).click();
  await expect(colleague.getByText('No action needed: everything is booked.')).toBeVisible();
  await context.close();
});

test('a room out of policy needs a reason, and waits for the approver named at the checkout', async ({
  page,
}) => {
  await enter(page, 'traveler', '/booking/hotel');
  await searchHotels(page, { place: 'Zürich' });
  await filterByName(page, 'Tamaro');
  const costly = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Approval needed, level/ }) });
  await costly.first().getByRole('button', { name: ANY_ROOM }).click();
  await expectStep(page, 'room');
  await chooseRoom(page);
  await expectStep(page, 'checkout');
  await expect(page.getByText('To be approved by Daniel Frei (level 1)')).toBeVisible();
  await expect(page.getByText(/^Your profile has no membership in World of Hyatt\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a change to your profile' })).toHaveAttribute(
    'href',
    /#hotel$/,
  );

  const send = page.getByRole('button', { name: 'Send to Daniel Frei' });
  await send.click();
  await expect(page.getByLabel('Why this one')).toBeFocused();
  await page.getByLabel('Why this one').selectOption({ label: 'It is closer to the meeting' });
  await send.click();
  await expect(page.getByText('Your trip is waiting for approval')).toBeVisible();
  await expect(page.getByText(/^Daniel Frei can approve it until /)).toBeVisible();
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('Daniel Frei, approver of level 1')).toBeVisible();
  await expect(page.getByText('Closer to the meeting')).toBeVisible();
});

test('a double click on the last button buys once', async ({ page }) => {
  await enterAtCheckout(page, 'multi', 'The Only Room');
  await page.getByRole('button', { name: 'Book now' }).dblclick();
  await expectBooked(page);
  await expectUpcoming(page, 'The Only Room', 1);
});
