import { expect, test } from './fixtures.ts';
import { signIn } from './people.ts';

test('a company admin sees at home who is away, what waits, and what was spent', async ({ page }) => {
  await signIn(page, 'admin');
  const day = page.getByRole('region', { name: 'Today at Alpenblick Engineering AG' });
  await expect(day.getByText(/^\d+ people$/)).toBeVisible();
  await expect(day.getByText(/^the oldest requested /)).toBeVisible();
  await expect(day.getByText(/^CHF\s[\d,]+\.\d\d in all of /)).toBeVisible();
  await expect(day.getByText(/^\d+ of \d+ trips? needed an approval$/)).toBeVisible();
  await day.getByRole('link', { name: 'What waits' }).click();
  await expect(page).toHaveURL(/trips=waitingApproval/);
});
