import { addMoney } from '#domain/money.ts';
import { changeSnapshot } from '#machines/trip/change-selectors.ts';
import type { Deps } from '../../../deps.ts';
import type { ChangeOutcome } from '../../../suppliers/outcomes.ts';
import { agreedTerms } from '../page/agreed-terms.ts';
import { repricePart } from '../part/reprice-part.ts';
import { reportNews } from '../trip-news.ts';
import { applyChangeEvent } from './apply-change-event.ts';
import { readBookedPart } from './change-repository.ts';
import type { ChangeSession } from './finish-change.ts';
import { endOfWait } from './new-change.ts';

type Dearer = Extract<ChangeOutcome, { outcome: 'dearer' }>;

/**
 * Handles a change for which its supplier asks for more than was agreed to: one that was approved goes back to its
 * approvers, and its deadline starts again; any other one ends. Both show what was agreed and what it costs now.
 */
export async function askAgain(
  deps: Deps,
  { session, change }: ChangeSession,
  { price, penalty }: Dearer,
): Promise<void> {
  const { db, cause, moment } = session;
  const agreed = agreedTerms(change);
  const costs = { before: addMoney(agreed.price, agreed.penalty), after: addMoney(price, penalty) };
  await session.apply({ type: 'change.dearer' }, {}, { changeId: change.id, ...costs });
  const current = { price, penalty, details: repricePart(change.details, price) };
  if (!changeSnapshot(change).can({ type: 'price.risen' })) {
    const facts = { ...current, failure: 'priceChanged' as const };
    await applyChangeEvent(db, change, { type: 'change.refused' }, { cause, facts });
    return await reportNews(deps, db, { ...moment, change, kind: 'failed' });
  }
  const part = await readBookedPart(db, change.trip_id, change.part_id);
  const begins = [change.begins_at, ...(part ? [part.beginsAt] : [])];
  const limits = { approvalHours: change.approval_limit_hours };
  const wait = { since: moment.now, until: endOfWait(moment.now, limits, begins) };
  await applyChangeEvent(db, change, { type: 'price.risen' }, { cause, facts: current, wait });
  await reportNews(deps, db, { ...moment, change, kind: 'waits' });
}
