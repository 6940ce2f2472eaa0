import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Money, PartChangeQuote, Trip, TripPartRequest } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { FaultySuppliers } from '#tests/support/suppliers/faulty-suppliers.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk, lastChange } from './support/change-desk.ts';
import { CompanyDesk } from './support/company-records.ts';
import { ALWAYS } from './support/decision-calls.ts';
import { mailsTo } from './support/mails.ts';
import { orderBody, sendOrder } from './support/orders.ts';
import { insertMember } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';
import { expectVerdict, expectWaived, WAIVED } from './support/waived-approvals.ts';

const suppliers = new FaultySuppliers();
const opened = sharedApp({ between: suppliers.between });

beforeAll(async () => {
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
});
beforeEach(() => suppliers.forgetFaults());

const chf = (amount: number): Money => ({ amount, currency: 'CHF' });
const APPROVED_ALWAYS = { level1Threshold: ALWAYS };
const REASON = { code: 'other', text: 'It is the only one' } as const;

/** A booked stay that is to last two nights longer, which the policy wants approved. */
interface Situation {
  desk: ChangeDesk;
  trip: Trip;
  longer: TripPartRequest;
  /** What the change costs more without a limit. */
  cost: Money;
  settle: (limit: Money | null) => Promise<void>;
}

async function situation(rules: Parameters<ChangeDesk['judgeBy']>[0] = { hotel: APPROVED_ALWAYS }) {
  const desk = await ChangeDesk.open(opened);
  const trip = await desk.booked();
  await desk.judgeBy(rules);
  const longer = await desk.stay({ nights: 3 });
  const { difference: cost } = await desk.quoted(trip, longer);
  return { desk, trip, longer, cost, settle: settleAt(desk) } satisfies Situation;
}

/** A site-admin of the company settles it, as on its page. */
function settleAt({ traveler: { companyId } }: ChangeDesk): Situation['settle'] {
  return async (changesWithoutApproval) => {
    const admin = new CompanyDesk(opened, await insertMember(opened.db, { companyId, role: 'site-admin' }));
    const { version } = await admin.read();
    const body = { changesWithoutApproval };
    expect((await admin.save({ section: '/finance', version, body })).status).toBe(200);
  };
}

/** What it costs more, wherever it is paid. */
const costOf = ({ difference, penalty }: PartChangeQuote) => difference.amount + penalty.amount;

const less = ({ amount, currency }: Money): Money => ({ amount: amount - 1, currency });

/** The supplier changes it for this fee, both times that it is asked. */
function askForPenalty(penalty: Money): void {
  const until = new Date(opened.clock.now().getTime() + 600_000);
  // Our own prices are compared; what the supplier says of the difference is not used.
  const terms = { outcome: 'quoted', offer: null, difference: chf(0), penalty, until } as const;
  suppliers.next('quoteChange', terms, terms);
}

describe('a change that needs approval by the policy', () => {
  test('is carried out at once when its cost is within the limit of the company', async () => {
    const { desk, trip, longer, cost, settle } = await situation();
    expect(cost.amount).toBeGreaterThan(0);
    await settle(cost);
    expectWaived(await desk.quoted(trip, longer), cost);
    const under = await desk.changed(trip, longer);
    expect(lastChange(under)).toMatchObject({
      status: 'changing',
      verdict: { levels: [] },
      difference: cost,
    });
    const after = await desk.settled(trip);
    expect(after.parts[0]).toMatchObject({ status: 'confirmed', nights: 3 });
    expect(lastChange(after)).toMatchObject({ status: 'done', verdict: WAIVED });
    expect(await mailsTo(opened, desk.first.email)).toEqual([]);
  });

  test('waits for approval when it costs a cent more', async () => {
    const { desk, trip, longer, cost, settle } = await situation();
    await settle(less(cost));
    expectVerdict(await desk.quoted(trip, longer));
    expect(refusal(await desk.change(trip, longer))).toEqual({ status: 409, code: 'approval_changed' });
    const waiting = await desk.changed(trip, longer, { levels: [1] });
    expect(lastChange(waiting)).toMatchObject({ status: 'waiting_level_1_approval' });
    expect((await mailsTo(opened, desk.first.email)).map(({ kind }) => kind)).toEqual([
      'change_approval_requested',
    ]);
  });

  test('skips both levels, even without an approver', async () => {
    const hotel = { level1Threshold: ALWAYS, level2Threshold: ALWAYS };
    const { desk, trip, longer, cost, settle } = await situation({ hotel });
    expectVerdict(await desk.quoted(trip, longer), [1, 2]);
    await opened.db
      .updateTable('users')
      .set({ active: false })
      .where('id', 'in', [desk.first.userId, desk.second.userId])
      .execute();
    await settle(cost);
    expectWaived(await desk.quoted(trip, longer), cost);
    expect(lastChange(await desk.changed(trip, longer)).status).toBe('changing');
  });

  test('follows the policy alone without a limit, and again after the limit is removed', async () => {
    const { desk, trip, longer, cost, settle } = await situation();
    expectVerdict(await desk.quoted(trip, longer));
    await settle(cost);
    expectWaived(await desk.quoted(trip, longer), cost);
    await settle(null);
    expectVerdict(await desk.quoted(trip, longer));
  });

  test("counts the supplier's fee on top of the price difference", async () => {
    const { desk, trip, longer, cost, settle } = await situation();
    const inAll = chf(cost.amount + 30_00);
    await settle(less(inAll));
    askForPenalty(chf(30_00));
    const quote = await desk.quoted(trip, longer);
    expect(costOf(quote)).toBe(inAll.amount);
    expectVerdict(quote);
    await settle(inAll);
    suppliers.forgetFaults();
    askForPenalty(chf(30_00));
    expectWaived(await desk.quoted(trip, longer), inAll);
    expect(
      lastChange(await desk.changed(trip, longer, { agreed: { price: quote.after, penalty: quote.penalty } }))
        .status,
    ).toBe('changing');
  });

  test('is within a limit of zero when it is cheaper, even after its fee', async () => {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked(await desk.stay({ nights: 3 }));
    await desk.judgeBy({ hotel: APPROVED_ALWAYS });
    const shorter = await desk.stay({ nights: 2 });
    const { difference } = await desk.quoted(trip, shorter);
    const saved = -difference.amount;
    expect(saved).toBeGreaterThan(0);
    await settleAt(desk)(chf(0));
    expectWaived(await desk.quoted(trip, shorter), chf(0));
    askForPenalty(chf(saved));
    const even = await desk.quoted(trip, shorter);
    expect(costOf(even)).toBe(0);
    expectWaived(even, chf(0));
    suppliers.forgetFaults();
    askForPenalty(chf(saved + 1));
    const dearer = await desk.quoted(trip, shorter);
    expect(costOf(dearer)).toBe(1);
    expectVerdict(dearer);
  });

  test("is compared in the company's currency, at the exchange rates of policies", async () => {
    const { desk, trip, longer, cost } = await situation();
    await setColumns(opened.db, 'companies', desk.traveler.companyId, { currency: 'EUR' });
    const inEuros = convertMoney(cost, 'EUR', DEMO_RATES)?.money ?? expect.fail('There is no rate');
    expect(inEuros.amount).not.toBe(cost.amount);
    await settleAt(desk)(inEuros);
    expectWaived(await desk.quoted(trip, longer), inEuros);
    await settleAt(desk)(less(inEuros));
    expectVerdict(await desk.quoted(trip, longer));
  });
});

describe('a limit that changes after the quote', () => {
  test('when lowered, is refused as changed terms, and nothing is changed', async () => {
    const { desk, trip, longer, cost, settle } = await situation();
    await settle(cost);
    const agreed = await desk.agreedTo(trip, longer);
    await settle(less(cost));
    const answer = await desk.change(trip, longer, { agreed });
    expect(refusal(answer)).toEqual({ status: 409, code: 'approval_changed' });
    expect(await desk.read(trip)).toEqual(trip);
    expect((await desk.books()).map(({ status }) => status)).toEqual(['confirmed']);
  });

  test('when raised, lets a change through that needed approval before', async () => {
    const { desk, trip, longer, cost, settle } = await situation();
    const agreed = await desk.agreedTo(trip, longer);
    await settle(cost);
    const under = await desk.changed(trip, longer, { agreed, levels: [1] });
    expect(lastChange(under).status).toBe('changing');
  });

  test('does not affect changes that are already waiting', async () => {
    const { desk, trip, longer, cost, settle } = await situation();
    const waiting = await desk.changed(trip, longer, { levels: [1] });
    await settle(cost);
    expect(lastChange(await desk.read(waiting)).status).toBe('waiting_level_1_approval');
  });
});

describe('the limit does not replace', () => {
  test('the reason for a broken rule, nor the verdict', async () => {
    const { desk, trip, longer, cost, settle } = await situation({
      hotel: { highestPrice: chf(1), highestPriceAction: 'approve' },
    });
    await settle(cost);
    const quote = await desk.quoted(trip, longer);
    expectWaived(quote, cost);
    const broken = { rule: 'hotel.highestPrice', result: 'broken', action: 'approve', limit: chf(1) };
    expect(quote.verdict.travelers).toMatchObject([{ ...WAIVED, rules: [broken] }]);
    expect(refusal(await desk.change(trip, longer))).toEqual({ status: 422, code: 'reason_missing' });
    const under = await desk.changed(trip, longer, { reason: REASON });
    expect(lastChange(under)).toMatchObject({
      status: 'changing',
      reason: REASON,
      verdict: { travelers: [{ rules: [broken] }] },
    });
    const after = await desk.settled(trip);
    expect(after.verdict).toMatchObject({ levels: [], travelers: [{ rules: [broken] }] });
  });

  test('the rule that hidden offers can not be booked', async () => {
    const { desk, trip, longer, settle } = await situation();
    await settle(chf(2_000_000_000));
    await desk.judgeBy({ hotel: { highestPrice: chf(1), highestPriceAction: 'hide' } });
    expect(refusal(await desk.quote(trip, longer))).toEqual({ status: 422, code: 'offer_invalid' });
  });

  test('the approval of a first booking', async () => {
    const { desk, settle } = await situation();
    await settle(chf(2_000_000_000));
    const body = orderBody(desk.traveler, '', { parts: [await desk.stay({ after: 4 })] });
    expect(refusal(await sendOrder(opened, desk.traveler, body))).toEqual({
      status: 409,
      code: 'approval_changed',
    });
  });
});
