import { readdir } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { failWhenHung } from './fail-when-hung.ts';

const ASK_AGAIN_AFTER_MS = 50;

/** What a page has to show in a state, and how it is asked for it. */
export interface Assertion<State, Facts, Answer = unknown> {
  /** Undefined where the specification leaves it open. */
  predict(state: State, facts: Facts): Answer | undefined;
  ask(page: Page): Promise<Answer>;
}

export type Assertions<State, Facts> = Readonly<Record<string, Assertion<State, Facts>>>;

/** All assertions of a folder, by their names: each file exports one. */
export async function readAssertions<State, Facts>(folder: URL): Promise<Assertions<State, Facts>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted();
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return Object.assign({}, ...modules);
}

/** Asks the page for everything that is predicted; returns the names of what was asked. */
export async function assertPage<State, Facts>(
  page: Page,
  assertions: Assertions<State, Facts>,
  { state, facts, when }: { state: State; facts: Facts; when: string },
): Promise<string[]> {
  const asked: string[] = [];
  for (const [name, { predict, ask }] of Object.entries(assertions)) {
    const expected = predict(state, facts);
    if (expected === undefined) continue;
    await waitForAnswer(page, `${name} ${when}`, () => ask(page), expected);
    asked.push(name);
  }
  return asked;
}

/** Fails with the last answer once the page stands still without the expected one. */
async function waitForAnswer(
  page: Page,
  what: string,
  ask: () => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  let difference: unknown;
  let isOver = false;
  const wait = async () => {
    while (!isOver) {
      const answer = await ask();
      difference = differenceOf(answer, expected);
      if (difference === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_AFTER_MS));
    }
  };
  try {
    await failWhenHung(page, what, wait);
  } catch (error) {
    throw difference instanceof Error ? new Error(`${what}: ${difference.message}`, { cause: error }) : error;
  } finally {
    isOver = true;
  }
}

function differenceOf(answer: unknown, expected: unknown): unknown {
  try {
    expect(answer).toEqual(expected);
    return undefined;
  } catch (error) {
    return error;
  }
}
