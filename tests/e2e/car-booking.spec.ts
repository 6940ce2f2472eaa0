import {
  choices,
  chooseAirport,
  chooseCar,
  expectStep,
  finishSearch,
  rentalDays,
  searchCars,
} from './car-journey.ts';
import { expect, test } from './fixtures.ts';
import { dayButton, enter, expectBooked, orderNow } from './hotel-journey.ts';
import { press, tabTo } from './keyboard.ts';

test('a traveler rents a car, and finds the trip at home', async ({ page }) => {
  await enter(page, 'traveler');
  await page.getByRole('link', { name: /^Rent a car/ }).click();
  await expectStep(page, 'search');
  await expect(page).toHaveTitle('Car booking | Zugvogel');
  await searchCars(page);
  const name = await chooseCar(page);
  await expectStep(page, 'checkout');
  await expect(page).toHaveTitle('Checkout | Zugvogel');
  await expect(page.getByText(/are blocked on the driver's card until the car is back$/)).toBeVisible();
  await orderNow(page);
  await expectBooked(page);

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('a car that comes back elsewhere costs a fee, and says where it goes', async ({ page }) => {
  await enter(page, 'multi', '/booking/car');
  await chooseAirport(page, 'Pick-up location', 'ZRH');
  await page.getByLabel('Different drop-off location').check();
  await chooseAirport(page, 'Drop-off location', 'GVA');
  await finishSearch(page);
  await chooseCar(page);
  await expectStep(page, 'checkout');
  const summary = page.getByRole('complementary').or(page.getByRole('main'));
  await expect(summary.getByText('Return to another station').first()).toBeVisible();
  await expect(page.getByText(/Geneva/).first()).toBeVisible();
  await orderNow(page);
  await expectBooked(page);
});

test('a car that is sold out at the last moment is marked, and another one can be chosen', async ({
  page,
}) => {
  await enter(page, 'traveler', '/booking/car');
  await searchCars(page, 'KRN');
  await chooseCar(page);
  const gone = page.getByRole('dialog', { name: 'Sold out in the meantime', exact: true });
  await expect(gone).toContainText('It has sold out. Nothing was booked.');
  await gone.getByRole('button', { name: 'Pick another car' }).click();
  await expect(gone).toBeHidden();
  await expectStep(page, 'cars');
});

test('a car that the station declines after the order is not booked, and another one can be chosen', async ({
  page,
}) => {
  await enter(page, 'traveler', '/booking/car');
  await searchCars(page, 'VBY');
  await chooseCar(page);
  await expectStep(page, 'checkout');
  await orderNow(page);
  await expect(page.getByText('Nothing was bought')).toBeVisible();
  await expect(page.getByText('The supplier has declined it.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the choice' }).click();
  await expectStep(page, 'cars');
  await expect(choices(page).first()).toBeEnabled();
});

test('an arranger rents a car for a colleague, who finds the trip at home', async ({ page, openContext }) => {
  await enter(page, 'arranger', '/booking/car');
  await page.getByRole('button', { name: 'Choose a colleague' }).click();
  await page.getByLabel('Look for colleagues').fill('Keller');
  await page.getByRole('button', { name: 'Add Anna Keller' }).click();
  await searchCars(page);
  const name = await chooseCar(page);
  await expectStep(page, 'checkout');
  await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Anna Keller');
  await orderNow(page);
  await expectBooked(page);
  const trip = await page.getByRole('link', { name: 'Open the trip' }).getAttribute('href');

  const context = await openContext();
  const colleague = await context.newPage();
  await enter(colleague, 'traveler', '/?trips=upcoming');
  const [vendor = ''] = name.split(',');
  const link = colleague.locator(`a[href="${trip}"]`);
  await expect(link).toHaveAccessibleName(new RegExp(`^${vendor}`));
  await link.click();
  await expect(colleague.getByText('No action needed: everything is booked.')).toBeVisible();
  await context.close();
});

test('the keyboard suffices from home to a rented car', async ({ page }) => {
  await enter(page, 'multi');
  await press(page, page.getByRole('link', { name: /^Rent a car/ }));
  await expectStep(page, 'search');
  await tabTo(page, page.getByRole('combobox', { name: 'Pick-up location' }));
  await page.keyboard.type('Zurich');
  await page.getByRole('option', { name: /\(ZRH\)/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Zurich Airport (ZRH)');
  await press(page, page.getByRole('button', { name: /^Pick-up and drop-off/ }));
  const { from, to } = rentalDays();
  for (const day of [from, to]) {
    const wanted = dayButton(page, day);
    const next = page.getByRole('button', { name: 'Next month' });
    await next.waitFor();
    if (!(await wanted.isVisible())) {
      await tabTo(page, next, 'Shift+Tab');
      while (!(await wanted.isVisible())) await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
    }
    await tabTo(page, wanted, 'ArrowRight');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByLabel('Trip purpose'));
  await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('button', { name: 'Search cars' }));

  await expectStep(page, 'cars');
  const car = choices(page).first();
  await car.waitFor();
  await press(page, car);
  await expectStep(page, 'checkout');
  const order = page.getByRole('button', { name: 'Book now' });
  await order.waitFor();
  await press(page, order);
  await expectBooked(page);
});

test('a phone suffices from home to a rented car', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'traveler');
  await page.getByRole('link', { name: /^Rent a car/ }).click();
  await searchCars(page);
  await chooseCar(page);
  await expectStep(page, 'checkout');
  await orderNow(page);
  await expectBooked(page);
});

test('hours are said before a time outside them is searched, and bad times at their field', async ({
  page,
}) => {
  await enter(page, 'traveler', '/booking/car');
  await chooseAirport(page, 'Pick-up location', 'KRN');
  await page.getByRole('button', { name: /^Pick-up and drop-off/ }).click();
  const { from } = rentalDays();
  const next = page.getByRole('button', { name: 'Next month' });
  await next.waitFor();
  while (!(await dayButton(page, from).isVisible())) await next.click();
  await dayButton(page, from).click();
  await dayButton(page, from).click();
  await page.getByLabel('Pick-up time').selectOption('03:00');
  await expect(page.getByText(/^No station is open at 03:00/)).toBeVisible();
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByLabel('Drop-off time').selectOption('02:30');
  await page.getByRole('button', { name: 'Search cars' }).click();
  await expect(page.getByLabel('Drop-off time')).toBeFocused();
  await expect(page.getByText('It has to be after the pick-up.')).toBeVisible();
  await expectStep(page, 'search');
});
