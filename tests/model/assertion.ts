import { expect, type Page } from 'playwright/test';
import { failWhenHung } from './fail-when-hung.ts';

const ASK_AGAIN_AFTER_MS = 50;

/** What a page has to show in a state, and how it is asked for it. */
export interface Assertion<State, Facts, Answer = unknown, Place = unknown> {
  /** Undefined where the specification leaves it open. */
  predict(state: State, facts: Facts): Answer | undefined;
  /** The rest of the product is asked for what no page shows, such as what the supplier has sold. */
  ask(page: Page, place: Place): Promise<Answer>;
}

export type Assertions<State, Facts, Place = unknown> = Readonly<
  Record<string, Assertion<State, Facts, unknown, Place>>
>;

/** Asks for everything that is predicted of a state; fails where nothing is. */
export async function assertPage<Place extends { page: Page }, State, Facts>(
  place: Place,
  assertions: Assertions<State, Facts, Place>,
  { state, facts, when }: { state: State; facts: Facts; when: string },
): Promise<void> {
  let isAsked = false;
  for (const [name, { predict, ask }] of Object.entries(assertions)) {
    const expected = predict(state, facts);
    if (expected === undefined) continue;
    isAsked = true;
    await waitForAnswer(place.page, `${name} ${when}`, () => ask(place.page, place), expected);
  }
  if (!isAsked) throw new Error(`Nothing is predicted ${when}: ${JSON.stringify(state)}`);
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
