import type { Locator } from 'playwright/test';

/** The lines that a person reads in each of these, without those that are empty. */
export async function linesShown(places: Locator): Promise<string[][]> {
  const texts = await places.allInnerTexts();
  return texts.map((text) =>
    text
      .replaceAll('\u00a0', ' ')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}
