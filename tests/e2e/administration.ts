import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { acceptCookies, PASSWORD } from './people.ts';

/** The actions of a person on the pages of companies, groups and users. */

export interface AdminSession {
  companyId: string;
  companyUserId: string;
  userId: string;
  headers: { authorization: string };
}

/** Signs in without the sign-in page, which has journeys of its own. */
export async function enter(
  page: Page,
  email: string,
  path = '/',
  password = PASSWORD,
): Promise<AdminSession> {
  const answer = await page.context().request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { token, company, companyUser } = await answer.json();
  await acceptCookies(page);
  await page.goto(path);
  return {
    companyId: company._id,
    companyUserId: companyUser._id,
    userId: companyUser.user._id,
    headers: { authorization: `Bearer ${token}` },
  };
}

const SMALL_COMPANY = {
  language: 'en',
  currency: 'CHF',
  measurementUnits: 'metric',
  paymentType: 'invoice',
};

/** A company of its own for a journey, so that journeys don't affect each other. */
export async function createCompany(page: Page, { headers }: AdminSession, name: string): Promise<string> {
  const data = { ...SMALL_COMPANY, name, customerId: `E2E ${name}`.slice(0, 40) };
  const answer = await page.context().request.post('/api/companies', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json())._id;
}

export async function createGroup(
  page: Page,
  { headers }: AdminSession,
  data: { name: string; companies: readonly string[] },
): Promise<string> {
  const answer = await page.context().request.post('/api/groups', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json())._id;
}

export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Opens a section for editing. */
export async function edit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit: ${title}`, exact: true }).click();
  return page.getByRole('form', { name: title, exact: true });
}

/** Saves a form, and waits until the record is shown again. */
export async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  // The confirmation stays while the pointer rests on it.
  await form.page().mouse.move(0, 0);
  await expect(form).toHaveCount(0);
}

/** Adds an entry to a list of a form. */
export async function addTo(form: Locator, list: string, button: string): Promise<Locator> {
  const group = form.getByRole('group', { name: list, exact: true });
  await group.getByRole('button', { name: button, exact: true }).click();
  return group.getByRole('listitem').last();
}

/** Fills a form's fields by their labels; a field with choices takes the label of one. */
export async function fillFields(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isSelect) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

/** The link of the newest mail to a person, as a path of the application. */
export async function linkOfMailTo(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  const link = outbox.getByRole('article').filter({ hasText: email }).getByRole('link').first();
  await expect(async () => {
    await outbox.goto('/outbox');
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '');
  await outbox.close();
  return `${pathname}${hash}`;
}

/** Nothing extends beyond the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { scrolls, fits } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    fits: document.documentElement.clientWidth,
  }));
  expect(scrolls).toBeLessThanOrEqual(fits);
}
