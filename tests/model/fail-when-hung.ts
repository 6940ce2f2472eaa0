/** How long nothing may change before a walk counts as hung. */
const STILL_MS = 10_000;
const LOOK_EVERY_MS = 1_000;
const LOOK_MS = 5_000;

/** What is watched of a page. */
export interface WatchedPage {
  url(): string;
  /** The accessibility tree as text, an element a line. */
  ariaSnapshot(options: { timeout: number }): Promise<string>;
  on(event: 'response', listener: (answer: Answer) => void): unknown;
  off(event: 'response', listener: (answer: Answer) => void): unknown;
}

interface Answer {
  url(): string;
  request(): { method(): string };
}

/**
 * Waits for an action, and fails once nothing has changed on the page for ten seconds. Repeated requests and counting
 * down are no changes, since a hung page may poll. A second counts as such even if the page took longer to answer,
 * because then it was busy. Each failure says what was on the page.
 */
export async function failWhenHung(page: WatchedPage, what: string, act: () => Promise<void>): Promise<void> {
  const answered = new Set<string>();
  const note = (answer: Answer) => answered.add(`${answer.request().method()} ${answer.url()}`);
  page.on('response', note);
  const acting = act();
  try {
    await Promise.race([acting, failWhenStill(page, acting, answered)]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const shown = describeSnapshot((await snapshotOf(page)) ?? '');
    throw new Error(`${what}: ${reason}\n\nOn ${page.url()}:\n${shown}`, { cause: error });
  } finally {
    page.off('response', note);
  }
}

async function failWhenStill(
  page: WatchedPage,
  acting: Promise<void>,
  answered: ReadonlySet<string>,
): Promise<void> {
  const isOver = acting.then(
    () => true,
    () => true,
  );
  let seen: string | undefined;
  let stillMs = 0;
  for (let last = performance.now(); !(await Promise.race([isOver, nextLook()])); ) {
    const snapshot = await snapshotOf(page);
    const looked = `${answered.size} ${snapshot?.replaceAll(/\d/g, '')}`;
    const now = performance.now();
    if (looked !== seen) stillMs = 0;
    else stillMs += snapshot === undefined ? now - last : LOOK_EVERY_MS;
    seen = looked;
    last = now;
    if (stillMs >= STILL_MS) throw new Error('nothing has changed on the page for ten seconds');
  }
}

async function nextLook(): Promise<boolean> {
  return await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS, false));
}

/** Undefined while the page does not answer. */
async function snapshotOf(page: WatchedPage): Promise<string | undefined> {
  return await page.ariaSnapshot({ timeout: LOOK_MS }).catch(() => undefined);
}

const SHOWN = /^\s*- (heading|button|link|dialog|alertdialog)\b/;
const ALERT = /^\s*- (alert|status)\b/;

/** The headings, dialogs, buttons and links of an accessibility tree, and all of its alerts. */
export function describeSnapshot(snapshot: string): string {
  let alertDepth = Number.POSITIVE_INFINITY;
  const lines = snapshot.split('\n').filter((line) => {
    const depth = line.search(/\S/);
    if (depth <= alertDepth) alertDepth = ALERT.test(line) ? depth : Number.POSITIVE_INFINITY;
    return SHOWN.test(line) || depth >= alertDepth;
  });
  return lines.length > 0 ? lines.map((line) => line.trim().replaceAll(/^- |:$/g, '')).join('\n') : 'nothing';
}
