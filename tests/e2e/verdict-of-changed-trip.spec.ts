import { addDays } from 'date-fns/addDays';
import type { Locator, Page } from 'playwright/test';
import type { HotelDetailsAnswer, Money } from '#domain/contract.ts';
import { detailsBody } from '#tests/contract/support/hotels.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { judgeRoomsBy, orderRooms } from './approval-journey.ts';
import { calmStay } from './calm-stay.ts';
import { expect, test } from './fixtures.ts';
import { chooseHotel, enter, signInUnseen } from './hotel-journey.ts';
import { confirmChange, expectReview, startChange } from './part-change-journey.ts';

/** A stay breaks the policy or not as it is booked now, and not as it was booked at first. */

const HOUSE = { propertyId: 'practice-8', hotel: 'The Only Room' };
const REASON = { code: 'clientRequest' } as const;
/** No other journey books these nights. */
const WEEKS_AHEAD = 30;

/** As pages write it. */
const inWords = ({ amount, currency }: Money): string =>
  `${currency} ${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;

const ruleOf = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Highest price of a night' });

/** From the page of the trip to the review of the room at this price, for the same nights. */
async function chooseRoomAt(page: Page, price: Money): Promise<void> {
  await startChange(page, HOUSE.hotel);
  await page.getByRole('button', { name: 'Search by price' }).click();
  await chooseHotel(page, HOUSE.hotel);
  await page
    .getByRole('button', {
      name: new RegExp(`^Review the change: .* for ${inWords(price).replace(' ', '\\s')}$`),
    })
    .first()
    .click();
  await expectReview(page);
}

async function sendChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the booking' }).click();
  await confirmChange(page, HOUSE.hotel);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/trips/'));
}

test('a room above the policy limit is changed to one within it', async ({ page, server }) => {
  test.setTimeout(180_000);
  await enter(page, 'traveler');
  const signedIn = await signInUnseen(page, 'traveler');
  const { headers, traveler } = signedIn;
  const client = page.context().request;
  const days = calmStay(addDays(new Date(), WEEKS_AHEAD * 7));
  const optionsNow = async () => {
    const data = detailsBody([traveler._id], HOUSE.propertyId, days);
    const answer = await client.post('/api/booking/hotel/details', { headers, data });
    const { options } = (await answer.json()) as HotelDetailsAnswer; // by the contract
    const sorted = options
      .filter(({ room }) => room.refundable)
      .toSorted((one, other) => one.price.amount - other.price.amount);
    const [cheap, dear] = [sorted[0], sorted.at(-1)];
    if (!cheap || !dear || cheap.price.amount === dear.price.amount)
      throw new Error('All rooms cost the same');
    return { cheap, dear };
  };
  const { cheap } = await optionsNow();
  const limit = { highestPrice: cheap.perNight, highestPriceAction: 'allow' } as const;
  const undo = await judgeRoomsBy(server, limit);
  try {
    const { dear } = await optionsNow();
    const trip = await orderRooms(client, signedIn, { offers: [dear.offer], levels: [], reason: REASON });
    const [kept, broken] = [cheap, dear].map(({ perNight }) => `here ${inWords(perNight)}`);

    await test.step('as it was booked, it breaks the rule', async () => {
      await page.goto(`/trips/${trip._id}`);
      await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
      await expect(ruleOf(page)).toContainText(`${inWords(limit.highestPrice)}Over limit${broken}`);
    });

    await test.step('the cheaper room keeps it, and nothing says that it was broken', async () => {
      await chooseRoomAt(page, cheap.price);
      await expect(page.getByText('A rule of the policy is broken')).toBeHidden();
      await sendChange(page);
      await openFold(page, 'Policy');
      await expect(ruleOf(page)).toHaveCount(1);
      await expect(ruleOf(page)).toContainText(`${inWords(limit.highestPrice)}Within limit${kept}`);
    });
  } finally {
    await undo();
  }
});
