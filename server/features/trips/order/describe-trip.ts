import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { countedParts } from '../part/counted-parts.ts';
import { titleOfPart } from '../part/kinds/part-kinds.ts';
import { requestTitle } from '../request/request-title.ts';
import { joinTitles } from './new-trip.ts';
import { readPartsToDescribe, readRequest, saveDescription } from './trip-extension-repository.ts';

/**
 * Updates title, dates and search text of a trip from its parts without cancelled and released ones; a request in words
 * without such parts keeps what was requested.
 */
export async function describeTrip(db: Kysely<Database>, tripId: string): Promise<void> {
  const parts = await readPartsToDescribe(db, tripId);
  const remaining = parts.filter(({ status }) => status !== 'cancelling');
  const request = await readRequest(db, tripId);
  if (request && remaining.every(({ status }) => status === 'cancelled')) {
    const { startsOn, endsOn } = request;
    return await saveDescription(db, tripId, { title: requestTitle(request), startsOn, endsOn });
  }
  const counted = countedParts(remaining.length > 0 ? remaining : parts);
  const [first] = counted;
  if (!first) throw new Error(`The trip ${tripId} has no parts`);
  await saveDescription(db, tripId, {
    title: joinTitles(counted.map(({ kind, details }) => titleOfPart(kind, details))),
    startsOn: counted.map(({ startsOn }) => startsOn).sort()[0] ?? first.startsOn,
    endsOn:
      counted
        .map(({ endsOn }) => endsOn)
        .sort()
        .at(-1) ?? first.endsOn,
  });
}
