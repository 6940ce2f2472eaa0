import type { Page } from 'playwright/test';
import { openFor } from './approval-journey.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { press, tabTo, type } from './keyboard.ts';
import { openRequest } from './request-journey.ts';

/** The agency answers and books by nothing but keys, and the focus comes back to where it was. */

/** Finds it among the trips. */
async function findRequest(agency: Page, place: string): Promise<void> {
  await type(agency, agency.getByRole('searchbox', { name: 'Search trips' }), place);
  const found = agency.getByRole('listitem').filter({ hasText: 'Request to the agency' });
  await expect(found).toHaveCount(1);
  await press(agency, found.getByRole('link').first());
  await expect(agency.getByRole('heading', { name: 'Request to the agency' })).toBeVisible();
  await expect(agency.getByRole('heading', { level: 1 })).toBeFocused();
}

test('the agency answers, books, cancels and closes a request by keyboard', async ({ page, openContext }) => {
  test.setTimeout(180_000);
  await openRequest(page, 'Two seats at a table', ['Zürich', 'Domodossola']);
  const agency = await openFor(openContext, 'arranger', '/');
  await findRequest(agency, 'Domodossola');

  await test.step('a message, whose field has the focus again', async () => {
    const message = agency.getByLabel('Message to the travellers');
    await press(agency, agency.getByRole('button', { name: 'Send message' }));
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription('Required');
    await agency.keyboard.type('Would an evening train do as well?');
    await press(agency, agency.getByRole('button', { name: 'Send message' }));
    await expect(agency.getByRole('list', { name: 'Messages' })).toContainText('evening train');
    await expect(message).toHaveValue('');
    await expect(message).toBeFocused();
  });

  const record = agency.getByRole('button', { name: 'Record a booking' });
  await test.step('a booking, after which the next one can be recorded', async () => {
    const dialog = agency.getByRole('dialog', { name: 'Record a booking' });
    await press(agency, record);
    await expect(dialog.getByLabel('What it is')).toBeFocused();
    await agency.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(record).toBeFocused();
    await agency.keyboard.press('Enter');
    await press(agency, dialog.getByRole('button', { name: 'Record it' }));
    await expect(dialog.getByLabel('Supplier')).toBeFocused();
    await expectAccessible(agency);
    await tabTo(agency, dialog.getByLabel('What it is'), 'Shift+Tab');
    await agency.keyboard.press('v');
    await expect(dialog.getByLabel('What it is')).toHaveValue('visa');
    await type(agency, dialog.getByLabel('Supplier'), 'Visa Desk');
    await type(agency, dialog.getByLabel('Booking number'), 'VD-77');
    const dates = dialog.getByRole('button', { name: /^Dates/ });
    await press(agency, dates);
    await agency.getByRole('button', { name: 'Next month' }).waitFor();
    await agency.keyboard.press('Escape');
    await expect(dates).toBeFocused();
    await expect(dialog).toBeVisible();
    await type(agency, dialog.getByLabel('Price, with taxes and fees'), '46.50');
    await agency.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(agency.getByRole('article', { name: 'Visa Desk' }).getByText('Confirmed')).toBeVisible();
    await expect(record).toBeFocused();
  });

  await test.step('its cancellation, after which the booking itself has the focus', async () => {
    const part = agency.getByRole('article', { name: 'Visa Desk' });
    const cancel = part.getByRole('button', { name: 'Record its cancellation' });
    await tabTo(agency, cancel, 'Shift+Tab');
    await agency.keyboard.press('Enter');
    const dialog = agency.getByRole('dialog', { name: 'Cancelled by the agency: Visa Desk' });
    await expect(dialog.getByLabel('Why is it cancelled?')).toBeFocused();
    await agency.keyboard.press('Escape');
    await expect(cancel).toBeFocused();
    await agency.keyboard.press('Enter');
    await agency.keyboard.type('The journey is put off');
    await type(agency, dialog.getByLabel('Kept by the supplier, CHF'), '6.50');
    await expect(dialog.getByText('CHF 40.00')).toBeVisible();
    await tabTo(agency, dialog.getByLabel('Kept by the supplier, CHF'), 'Shift+Tab');
    await agency.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(part.getByText(/40\.00 is refunded/)).toBeVisible();
    await expect(part).toBeFocused();
  });

  await test.step('the end of the request, after which its section has the focus', async () => {
    const close = agency.getByRole('button', { name: 'Close the request' });
    await tabTo(agency, close, 'Shift+Tab');
    await agency.keyboard.press('Enter');
    const dialog = agency.getByRole('dialog', { name: 'Close the request?' });
    await expect(dialog.getByLabel('Why is it closed?')).toBeFocused();
    await agency.keyboard.press('Escape');
    await expect(close).toBeFocused();
    await agency.keyboard.press('Enter');
    await agency.keyboard.type('The consulate is closed');
    await press(agency, dialog.getByRole('button', { name: 'Close it' }));
    await expect(dialog).toBeHidden();
    await expect(close).toBeHidden();
    const section = agency.locator('section').filter({
      has: agency.getByRole('heading', { name: 'Request to the agency' }),
    });
    await expect(section).toBeFocused();
  });
});
