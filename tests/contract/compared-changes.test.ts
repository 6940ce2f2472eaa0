import { expect, test } from 'vitest';
import type { PartChange, Trip } from '#domain/contract.ts';
import { ChangeDesk, lastChange } from './support/change-desk.ts';
import { ALWAYS } from './support/decision-calls.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp();

/** A stay whose change to the dearest rate of the next night waits, and the cheapest rate that its hotel has then. */
async function waitingForDearest(
  judge: (desk: ChangeDesk, cheapest: number, booked: number) => Promise<void>,
) {
  const desk = await ChangeDesk.open(opened);
  const before = await desk.booked();
  const rates = [
    ...(await desk.rates({ after: 1 })),
    ...(await desk.rates({ after: 1, isRefundable: false })),
  ];
  const cheapest = Math.min(...rates.map(({ price }) => price.amount));
  await judge(desk, cheapest, before.parts[0]?.price.asked.amount ?? 0);
  const wanted = await desk.stay({ after: 1, isDearest: true });
  const trip = await desk.changed(before, wanted, { levels: [1] });
  return { desk, trip, cheapest };
}

const seenBy = async (desk: ChangeDesk, trip: Trip, as = desk.first): Promise<PartChange> =>
  lastChange(await desk.read(trip, as));

test('the approver of a change sees the cheapest offer of the same hotel that needed none', async () => {
  const { desk, trip, cheapest } = await waitingForDearest((company, amount) =>
    company.judgeBy({
      hotel: { highestPrice: { amount, currency: 'CHF' }, highestPriceAction: 'approve' },
    }),
  );
  expect(await seenBy(desk, trip)).toMatchObject({ search: 'looking' });
  expect(await seenBy(desk, trip)).not.toHaveProperty('alternative');
  await opened.workOff();
  expect(await seenBy(desk, trip)).toMatchObject({
    search: 'found',
    alternative: {
      title: expect.stringMatching(/^The Only Room/),
      price: { amount: cheapest, currency: 'CHF' },
    },
  });
  const own = await seenBy(desk, trip, desk.traveler);
  expect(own).not.toHaveProperty('search');
  expect(own).not.toHaveProperty('alternative');
});

test('a change that costs less than the company wants approved is an alternative', async () => {
  const needsApproval = (desk: ChangeDesk) => desk.judgeBy({ hotel: { level1Threshold: ALWAYS } });
  const strict = await waitingForDearest(needsApproval);
  await opened.workOff();
  expect(await seenBy(strict.desk, strict.trip)).toMatchObject({ search: 'none' });
  const lenient = await waitingForDearest(async (desk, cheapest, booked) => {
    await needsApproval(desk);
    await setColumns(opened.db, 'companies', desk.traveler.companyId, {
      changes_without_approval_amount: Math.max(cheapest - booked, 0),
      changes_without_approval_currency: 'CHF',
    });
  });
  await opened.workOff();
  expect(await seenBy(lenient.desk, lenient.trip)).toMatchObject({
    search: 'found',
    alternative: { price: { amount: lenient.cheapest } },
  });
});

test('nothing is looked for once the change does not wait any more', async () => {
  const { desk, trip } = await waitingForDearest((company) =>
    company.judgeBy({ hotel: { level1Threshold: ALWAYS } }),
  );
  await desk.decide('reject', desk.first, trip);
  await opened.workOff();
  const [stored] = await opened.db
    .selectFrom('trip_changes')
    .select(['alternative_search', 'alternative'])
    .where('trip_id', '=', trip._id)
    .execute();
  expect(stored).toEqual({ alternative_search: null, alternative: null });
});
