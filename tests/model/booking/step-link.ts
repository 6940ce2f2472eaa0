import type { Page } from 'playwright/test';

export function stepLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Steps of the booking' })
    .getByRole('link', { name: new RegExp(`${name}$`) });
}
