/**
 * Runs in the page that shows nothing yet, before anything else is loaded. What only they see who are signed in is
 * asked for once that is known, what comes last on their page after that: neither takes from the line what comes first.
 */
import { askAhead, revealPage, unwrap } from './ask-ahead.ts';

revealPage();
const { session, enums } = askAhead();
Promise.all([signedIn().then(unwrap), allOf(enums)]).then(unwrap, () => {});

async function signedIn(): Promise<void> {
  const { status } = await session;
  if (status !== 200) throw new Error('Nobody is signed in');
}

/** An answer is there with its first bytes; its last ones may come much later. */
async function allOf(answer: Promise<Response>): Promise<void> {
  await (await answer).clone().arrayBuffer();
}
