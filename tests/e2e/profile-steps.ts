import type { Page } from 'playwright/test';
import { picture } from '#tests/contract/support/pictures.ts';
import { addTo, edit, fillFields, save, section } from './administration.ts';
import { expect } from './fixtures.ts';

/** Fills in the profile of a person on their page: documents, a card, flight preferences, a picture. */
export async function completeProfile(page: Page): Promise<void> {
  const personal = await edit(page, 'Personal');
  await fillFields(personal, { 'Date of birth': '1990-04-12', City: 'Zug', Country: 'Switzerland' });
  await save(personal);
  await addDocuments(page);

  const finance = await edit(page, 'Finance');
  const card = await addTo(finance, 'Credit cards', 'Add a card');
  await fillFields(card, { 'Card number': '5555555555554444', 'Name on the card': 'Ida Storch' });
  await fillFields(card, { 'Expiry (MM/yy)': '10/30' });
  await card.getByLabel('Default card').check();
  await save(finance);
  await expect(section(page, 'Finance')).toContainText('4444');
  await expect(page.getByText('5555555555554444')).toHaveCount(0);

  const flights = await edit(page, 'GDS profile: flights');
  await flights.getByLabel('Seat preference').selectOption({ index: 1 });
  const membership = await addTo(flights, 'Memberships', 'Add a membership');
  await membership.getByLabel('Program name').selectOption({ index: 1 });
  await membership.getByLabel('Membership number').fill('ST 99');
  await save(flights);

  const buffer = await picture('png');
  await page.getByLabel('Picture file').setInputFiles({ name: 'ida.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
}

async function addDocuments(page: Page): Promise<void> {
  const passports = await edit(page, 'Passports and visas');
  const passport = await addTo(passports, 'Passports', 'Add a passport');
  await fillFields(passport, { Country: 'Switzerland', Number: 'X1234567' });
  await fillFields(passport, { 'Issued on': '2024-01-10', 'Valid until': '2034-01-09' });
  await passport.getByLabel('Default passport').check();
  await passport.getByRole('button', { name: 'Add a visa' }).click();
  const visa = passports.getByRole('group', { name: 'Visas' }).getByRole('listitem').last();
  await fillFields(visa, { Country: 'India', Number: 'V7654321' });
  await fillFields(visa, { 'Issued on': '2026-01-10', 'Valid until': '2030-01-09' });
  await visa.getByLabel('Several entries').check();
  await save(passports);
  await expect(section(page, 'Passports and visas')).toContainText('V7654321');
}
