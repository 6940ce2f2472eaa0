import type { Money } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { PartSession } from '../part/part-work.ts';
import { reportNews } from '../trip-news.ts';
import { compareParts } from './compare-parts.ts';
import { nextWait } from './next-wait.ts';

/**
 * Sends a trip back to its approvers when the price exceeds the approved one. What was agreed stays so until they agree
 * to the new price (`agreeToRises`). The deadline starts again.
 */
export async function goBackToApprovers(deps: Deps, session: PartSession, after: Money): Promise<void> {
  const { price: before } = session.part;
  await session.apply({ type: 'price.exceeded' }, { price: after });
  const { db, trip, moment } = session;
  const wait = nextWait(trip, moment.now);
  await session.applyToTrip({ type: 'price.exceeded' }, { wait, details: { before, after } });
  await compareParts(deps, db, trip.id);
  await reportNews(deps, db, { ...moment, trip: { _id: trip.id }, kind: 'waits' });
}
