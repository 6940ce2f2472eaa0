import type { Page } from 'playwright/test';

/** What a page has to show: a text, or an element by its role and its name. */
export type Shown =
  | string
  | RegExp
  | readonly [role: Parameters<Page['getByRole']>[0], name: string | RegExp];

export interface PageRow {
  /** As the specification writes it, with its parameters. */
  route: string;
  /** Before the name of the application; of a page that is titled by its record, how the whole title looks. */
  title: string | RegExp;
  shows: readonly Shown[];
}

export function tabs(...names: string[]): Shown[] {
  return names.map((name) => ['link', name]);
}

export function sections(...titles: string[]): Shown[] {
  return titles.map((title) => ['region', title]);
}

export function choices(...labels: string[]): Shown[] {
  return labels.map((label) => ['radio', label]);
}
