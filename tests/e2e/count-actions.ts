import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** What a person does on a page, counted: a click, a key beyond typed text, or the text of a field. */
export interface CountedActions {
  click: (target: Locator) => Promise<void>;
  press: (key: string) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  select: (field: Locator, option: string | { index: number }) => Promise<void>;
  /** Fails above the budget, and lists the actions then. */
  expectAtMost: (most: number) => void;
}

export function countActions(page: Page): CountedActions {
  const done: string[] = [];
  return {
    async click(target) {
      done.push(`click ${target}`);
      await target.click();
    },
    async press(key) {
      done.push(`press ${key}`);
      await page.keyboard.press(key);
    },
    async fill(field, text) {
      done.push(`fill ${field}`);
      await field.fill(text);
    },
    async select(field, option) {
      done.push(`select ${field}`);
      await field.selectOption(option);
    },
    expectAtMost(most) {
      expect(done.length, `${done.length} actions:\n${done.join('\n')}`).toBeLessThanOrEqual(most);
    },
  };
}
