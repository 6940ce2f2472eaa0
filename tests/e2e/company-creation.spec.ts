import { addTo, edit, enter, fillFields, save, section } from './administration.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE } from './people.ts';

const NUMBER = '4242424242424242';

test('a site-admin creates a company, and gives it all that it has', async ({ page }) => {
  test.setTimeout(90_000);
  const sent: string[] = [];
  page.on('response', async (response) => {
    sent.push(response.url(), await response.text().catch(() => ''));
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await enter(page, PEOPLE.site, '/companies');
  await page.getByRole('link', { name: 'New company', exact: true }).click();

  const created = page.getByRole('form', { name: 'New company' });
  await fillFields(created, {
    ...{ Name: 'Kranich Werke AG', 'Customer number': 'KW-1', 'E-mail': 'hello@kranich.example' },
    ...{ Street: 'Hauptstrasse 1', City: 'Zug', Country: 'Switzerland', 'Payment type': 'Invoice' },
  });
  await created.getByLabel('Currency').selectOption('CHF');
  await created.getByLabel('Company group').fill('Alpenblick');
  await expect(created.locator('option[value="Alpenblick Group"]')).toHaveCount(1);
  await created.getByLabel('Company group').fill('Alpenblick Group');
  await created.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/companies\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /Kranich Werke AG/ })).toBeVisible();
  await expect(section(page, 'General information')).toContainText('Alpenblick Group');

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

  await test.step('finance with a card and a reference field', async () => {
    const form = await edit(page, 'Finance');
    await form.getByLabel('Booking fee').fill('12.50');
    const card = await addTo(form, 'Credit cards', 'Add a card');
    await fillFields(card, { 'Name on the card': 'Kranich Werke', 'Expiry (MM/yy)': '11/31' });
    await card.getByLabel('Card number').fill('4242 4242 4242 4241');
    const field = await addTo(form, 'Reference fields', 'Add a reference field');
    await fillFields(field, { Position: '1', Name: 'Cost centre' });
    await field.getByLabel('Mandatory').check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true');
    await card.getByLabel('Card number').fill(NUMBER);
    await expect(card.getByText('Visa')).toBeVisible();
    await save(form);
    await expect(section(page, 'Finance')).toContainText('4242');
    await expect(section(page, 'Finance')).toContainText('12.50');
    await expect(section(page, 'Finance')).toContainText('Cost centre');
  });

  await test.step('the profile for reservations', async () => {
    const flights = await edit(page, 'GDS profile: flights');
    const flight = await addTo(flights, 'Memberships', 'Add a membership');
    await flight.getByLabel('Program name').selectOption({ index: 1 });
    await flight.getByLabel('Membership number').fill('KW 123 456');
    await save(flights);
    await expect(section(page, 'GDS profile: flights')).toContainText('KW 123 456');

    const hotels = await edit(page, 'GDS profile: hotels');
    const code = await addTo(hotels, 'Hotel rate codes', 'Add a code');
    await code.getByRole('textbox').fill('KRAN1');
    await save(hotels);
    await expect(section(page, 'GDS profile: hotels')).toContainText('KRAN1');

    const remarks = await edit(page, 'GDS profile: remarks');
    const remark = await addTo(remarks, 'Remarks', 'Add a remark');
    await remark.getByRole('textbox').fill('Quiet rooms please');
    await save(remarks);
    await expect(section(page, 'GDS profile: remarks')).toContainText('Quiet rooms please');
  });

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
    await expect(policies).toContainText(/A night for more than .*250.* needs an approval\./);
    await expect(policies).toContainText(/A night from .*400.* on needs an approval at level 2\./);
  });

  await test.step('the history tells of all of it, and nothing of the card but its end', async () => {
    await page.getByRole('button', { name: 'Show who has changed what' }).click();
    const history = section(page, 'History');
    await expect(history).toContainText('Cranes');
    await expect(history).toContainText('KRAN1');
  });

  await test.step('the number of the card is nowhere', async () => {
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store })).join(),
    );
    const seen = [kept, page.url(), await page.content(), ...sent, ...logged].join('\n');
    expect(sent.length).toBeGreaterThan(20);
    for (const form of [NUMBER, '4242 4242 4242 4242', '4242-4242-4242-4242']) {
      expect(seen.includes(form)).toBe(false);
    }
  });
});
