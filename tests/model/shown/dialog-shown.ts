import type { Page } from 'playwright/test';

export interface DialogShown {
  title: string;
  /** Before, now and the difference, of each thing whose price has changed. */
  amounts: string[];
  buttons: string[];
}

/** The dialog that has to be answered first. */
export async function dialogShown(page: Page): Promise<DialogShown | null> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return null;
  const buttons = await dialog.getByRole('button').allTextContents();
  return {
    title: (await dialog.getByRole('heading', { level: 2 }).allTextContents())[0] ?? '',
    amounts: (await dialog.getByRole('definition').allTextContents()).map((text) =>
      text.replaceAll('\u00a0', ' '),
    ),
    buttons: buttons.filter((text) => text !== '' && !/policy|Approval needed/i.test(text)),
  };
}
