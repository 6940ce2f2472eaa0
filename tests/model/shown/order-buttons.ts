import type { Page } from 'playwright/test';

/** The button that books or sends, and whether that is possible now. */
export async function orderButtons(page: Page): Promise<string[]> {
  return await page
    .getByRole('button', { name: /^(Book now|Send to .+)$/, includeHidden: true })
    .evaluateAll((found) =>
      found.map(
        (one) => one.textContent + (one.matches(':disabled, [aria-disabled=true]') ? ', not yet' : ''),
      ),
    );
}
