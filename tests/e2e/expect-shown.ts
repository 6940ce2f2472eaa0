import { expect, type Locator, type Page } from 'playwright/test';
import type { PageRow, Shown } from '#tests/specification/shown.ts';

/** Of a search on a busy machine. */
const LONGEST_LOAD_MS = 45_000;

export async function openPage(
  page: Page,
  row: PageRow,
  ids: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(row.route.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? ''));
  await expectPage(page, row);
}

export async function expectPage(page: Page, { route, title, shows }: PageRow): Promise<void> {
  const path = new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  await expect(page).toHaveURL((url) => path.test(url.pathname));
  await expect
    .soft(page, `the title of ${route}`)
    .toHaveTitle(typeof title === 'string' ? `${title} | Zugvogel` : title);
  await expectShown(page, shows, route);
}

/** Names every row that is missing. The page has loaded when it shows the first one. */
export async function expectShown(
  within: Page | Locator,
  shows: readonly Shown[],
  where = 'the page',
): Promise<void> {
  const expectVisible = async (shown: Shown) => {
    const shownAt = locate(within, shown).filter({ visible: true }).first();
    await expect.soft(shownAt, `${where} shows ${shown}`).toBeVisible({ timeout: LONGEST_LOAD_MS });
  };
  const [first, ...others] = shows;
  if (first !== undefined) await expectVisible(first);
  await Promise.all(others.map(expectVisible));
}

function locate(within: Page | Locator, shown: Shown): Locator {
  return typeof shown === 'string' || shown instanceof RegExp
    ? within.getByText(shown, { exact: true })
    : within.getByRole(shown[0], { name: shown[1], exact: true });
}
