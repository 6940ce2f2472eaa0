import type { Page } from 'playwright/test';
import { addTo, edit, fillFields, save, section } from './administration.ts';
import { expect, test } from './fixtures.ts';

/** The steps that complete a company on its page. */

const CARD_FIELD = 'Card number';

export async function addPlaces(page: Page): Promise<void> {
  await test.step('locations are found by their place', async () => {
    const form = await edit(page, 'Locations');
    const row = await addTo(form, 'Locations', 'Add a location');
    await row.getByLabel('Name', { exact: true }).fill('Works');
    await row.getByLabel('Look up a place').fill('Einsiedeln');
    await row
      .getByRole('option', { name: /^Einsiedeln/ })
      .first()
      .click();
    await expect(row.getByLabel('City')).toHaveValue('Einsiedeln');
    await expect(row.getByLabel('Latitude')).toHaveValue(/^47\./);
    await save(form);
    await expect(section(page, 'Locations')).toContainText('Einsiedeln');
  });

  await test.step('departments', async () => {
    const form = await edit(page, 'Departments');
    const row = await addTo(form, 'Departments', 'Add a department');
    await row.getByLabel('Name', { exact: true }).fill('Cranes');
    await save(form);
    await expect(section(page, 'Departments')).toContainText('Cranes');
  });
}

/** Enters a card of this number, whose last digit is wrong at first. */
export async function addFinance(page: Page, number: string): Promise<void> {
  await test.step('finance with a card and a reference field', async () => {
    const form = await edit(page, 'Finance');
    await form.getByLabel('Booking fee').fill('12.50');
    await expect(form.getByLabel('Price tolerance')).toHaveAttribute('placeholder', '3');
    await fillFields(form, { 'Price tolerance': '2,5', 'Approval limit': '48' });
    const card = await addTo(form, 'Credit cards', 'Add a card');
    await fillFields(card, { 'Name on the card': 'Kranich Werke', 'Expiry (MM/yy)': '11/31' });
    await card.getByLabel(CARD_FIELD).fill('4242 4242 4242 4241');
    const field = await addTo(form, 'Reference fields', 'Add a reference field');
    await fillFields(field, { Position: '1', Name: 'Cost centre' });
    await field.getByLabel('Mandatory').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByLabel(CARD_FIELD)).toHaveAttribute('aria-invalid', 'true');
    await card.getByLabel(CARD_FIELD).fill(number);
    await expect(card.getByText('Visa')).toBeVisible();
    await save(form);
    await expect(section(page, 'Finance')).toContainText('4242');
    for (const text of ['12.50', '2.5 %', '48 hours']) {
      await expect(section(page, 'Finance')).toContainText(text);
    }
    await expect(section(page, 'Finance')).toContainText('Cost centre');
  });
}

export async function addReservationProfile(page: Page): Promise<void> {
  await test.step('the profile for reservations', async () => {
    const hotels = await edit(page, 'GDS profile: hotels');
    const code = await addTo(hotels, 'Hotel rate codes', 'Add a code');
    await code.getByRole('textbox').fill('KRAN1');
    await save(hotels);
    await expect(section(page, 'GDS profile: hotels')).toContainText('KRAN1');

    for (const [kind, number] of Object.entries({ flights: 'KW 123', hotels: 'KW 456', cars: 'KW 789' })) {
      const title = `GDS profile: ${kind}`;
      const form = await edit(page, title);
      const row = await addTo(form, 'Memberships', 'Add a membership');
      await row.getByLabel('Program name').selectOption({ index: 1 });
      await row.getByLabel('Membership number').fill(number);
      await save(form);
      await expect(section(page, title)).toContainText(number);
    }

    const remarks = await edit(page, 'GDS profile: remarks');
    const remark = await addTo(remarks, 'Remarks', 'Add a remark');
    await remark.getByRole('textbox').fill('Quiet rooms please');
    await save(remarks);
    await expect(section(page, 'GDS profile: remarks')).toContainText('Quiet rooms please');
  });
}

export async function addPolicy(page: Page): Promise<void> {
  await test.step('a travel policy, whose rules are read as sentences', async () => {
    const form = await edit(page, 'Travel policies');
    await addTo(form, 'Travel policies', 'Add a travel policy');
    await form.getByLabel('Name', { exact: true }).fill('Careful');
    await form.getByLabel(/^Default:/).check();
    await form.getByRole('button', { name: 'Edit the rules: Hotels' }).click();
    await form.getByRole('textbox', { name: 'Highest price of a night' }).fill('250');
    await form.getByLabel('If it costs more').selectOption({ label: 'Approval required' });
    await form.getByRole('textbox', { name: 'Approval at level 2 from' }).fill('400');
    await form.getByRole('textbox', { name: 'Approval at level 1 from' }).fill('500');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Level 2 must not begin below level 1.').first()).toBeVisible();
    await form.getByRole('textbox', { name: 'Approval at level 1 from' }).fill('300');
    await save(form);
    const policies = section(page, 'Travel policies');
    await expect(policies).toContainText(/A night for more than .*250.* needs approval\./);
    await expect(policies).toContainText(/A night from .*400.* needs approval at level 2\./);
  });
}
