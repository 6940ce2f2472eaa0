import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Trip } from '#domain/contract.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

/** The part that each event about a part says it was about. */
const history = ({ events }: Trip) =>
  events.flatMap(({ kind, partId, about }) => (partId ? [[kind, about?.[0]]] : []));

const asPart = ({ parts: [part] }: Trip) => {
  if (part?.kind !== 'hotel') return expect.fail('It is no stay');
  const { kind, startsOn, endsOn } = part;
  return { kind, name: part.property.name, startsOn, endsOn };
};

test('events keep what they were about when the part is changed', async () => {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked();
  await desk.changed(before, await desk.stay({ nights: 3 }));
  const after = await desk.settled(before);
  const [old, now] = [asPart(before), asPart(after)];
  expect(now.endsOn > old.endsOn).toBe(true);
  const expected = [
    ['confirming', old],
    ['confirmed', old],
    ['changeRequested', old],
    ['changing', old],
    ['changed', now],
  ];
  expect(history(after)).toEqual(expected);

  // An earlier version has not recorded it.
  await sql`update trip_events set details = details - 'about' where trip_id = ${after._id}`.execute(
    opened.db,
  );
  const former = { ...old, name: expect.stringMatching(/, Einsiedeln$/) };
  expect(history(await desk.read(before))).toEqual(
    expected.map(([kind]) => [kind, kind === 'changed' ? undefined : former]),
  );
});
