import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fault } from '#tests/support/duffel-server/duffel-server.ts';
import { type ContractApp, openContractApp } from './support/contract-app.ts';
import { DyingApp } from './support/dying-app.ts';
import type { Asker } from './support/sellers/asker.ts';
import { duffelSeller } from './support/sellers/duffel-seller.ts';
import { findUntruths } from './support/sellers/find-untruths.ts';
import { hotelbedsSeller } from './support/sellers/hotelbeds-seller.ts';
import { impatient } from './support/sellers/impatient.ts';
import { insertBuyer } from './support/sellers/insert-buyer.ts';
import { Purchase } from './support/sellers/purchase.ts';
import type { NamedFault, Seller, StepName } from './support/sellers/seller.ts';
import { TimePassing } from './support/sellers/time-passing.ts';

const SELLERS: readonly (readonly [name: string, seller: Seller])[] = [
  ['Duffel, when the airline holds', duffelSeller('JFK-EWR')],
  ['Duffel, when the airline sells at once', duffelSeller('LHR-DXB')],
  ['Hotelbeds', hotelbedsSeller()],
];

/** By which the clock moves with each look-up. */
const LOOK_UP_MS = 30_000;
/** Long enough for a look-up and a repeated call. */
const LATE_MS = 60;

const page = (status: number): Fault => ({ status, body: '<html>Sorry</html>' });
const tooMany: Fault = {
  status: 429,
  body: JSON.stringify({ errors: [{ type: 'rate_limit_error', code: 'rate_limit_exceeded' }] }),
  headers: { 'retry-after': '0.001', 'ratelimit-reset': new Date(0).toUTCString() },
};

/** Reading has no effect: a lost answer is like a lost call. */
const OF_READING: readonly NamedFault[] = [
  ['half an answer', 'half'],
  ['429', tooMany, tooMany, tooMany],
];
const OF_WRITING: readonly NamedFault[] = [
  ...OF_READING,
  ['503', page(503)],
  ['a lost call', 'callLost'],
  ['a lost answer', 'answerLost'],
  ['a doubled answer', 'doubled'],
  ['one 429', tooMany],
];

interface Cell {
  name: string;
  arm(): void;
}

describe.each(SELLERS)('%s', (_, seller) => {
  const { wire, steps, tested } = seller;
  let opened: ContractApp;
  let env: Record<string, string>;
  let asker: Asker;
  let givingUp = new AbortController();
  let late = Promise.resolve();
  /** The calls of each step. */
  const calls = new Map<StepName, string[]>();

  beforeAll(async () => {
    env = seller.env(await wire.listen());
    opened = await openContractApp({
      env,
      keepsPlans: true,
      between: (suppliers) => ({
        ...suppliers,
        flights: impatient(suppliers.flights, () => givingUp.signal),
        hotels: impatient(suppliers.hotels, () => givingUp.signal),
      }),
    });
    asker = await insertBuyer(opened);
    const purchase = new Purchase(seller, asker, new TimePassing(opened));
    for (const step of steps) {
      wire.asked.length = 0;
      expect([step, await purchase.do(step)]).toEqual([step, true]);
      calls.set(step, [...wire.asked]);
    }
  });
  afterAll(async () => {
    await opened.close();
    await wire.close();
  });

  /** The caller gives up, and may look up and repeat the call before it is carried out. */
  async function carryOutLate() {
    givingUp.abort();
    givingUp = new AbortController();
    late = wait(LATE_MS);
    await late;
  }
  const ofWriting: readonly NamedFault[] = [...OF_WRITING, ['a late call', { until: carryOutLate }]];

  /** Faults at every call of a step; of equal calls at the last one, after those that only ask. */
  function cellsOf(step: StepName, faultsOf: (call: string) => readonly NamedFault[]): Cell[] {
    const asked = calls.get(step) ?? [];
    return [...new Set(asked)].flatMap((call) => {
      const before = asked.filter((one) => one === call).slice(1);
      return faultsOf(call).map(([name, ...faults]) => ({
        name: `${name} at ${call}`,
        arm: () => wire.next(call, ...before.map(() => ({ lateMs: 0 })), ...faults),
      }));
    });
  }

  /** What is wrong after a fault at one step, which a person repeats until it succeeds, if it has to. */
  async function findFailure(
    faulty: StepName,
    { name, arm }: Cell,
    hasToSucceed: boolean,
  ): Promise<string[]> {
    const time = new TimePassing(opened, () => late);
    const purchase = new Purchase(seller, asker, time);
    const before = seller.sales().length;
    // A change comes last: not everything can be cancelled for nothing after it.
    const leading = steps.slice(0, steps.indexOf(faulty)).filter((step) => step !== 'change');
    for (const step of leading) expect([name, step, await purchase.do(step)]).toEqual([name, step, true]);
    arm();
    const isDone = await purchase.do(faulty);
    wire.forgetFaults();
    await time.ends();
    const found = await findUntruths(purchase, seller.sales().slice(before));
    time.startsAgain();
    if (hasToSucceed && !isDone) found.push('it has not succeeded');
    return found.map((one) => `${name}: ${one}`);
  }

  async function expectNone(step: StepName, cells: readonly Cell[], hasToSucceed: boolean): Promise<void> {
    const failures: string[] = [];
    for (const cell of cells) failures.push(...(await findFailure(step, cell, hasToSucceed)));
    expect(failures).toEqual([]);
    expect(cells.length).toBeGreaterThan(0);
  }

  describe.each(tested)('%s', { timeout: 180_000 }, (step) => {
    test('succeeds in the end, once with any fault of the network', async () => {
      const cells = cellsOf(step, (call) => (call.startsWith('GET') ? OF_READING : ofWriting));
      await expectNone(step, cells, true);
    });

    test('is done or not after every documented refusal', async () => {
      const cells = cellsOf(step, seller.refusals);
      await expectNone(step, cells, false);
    });
  });

  test('is bought and cancelled once, whenever a server ends', { timeout: 180_000 }, async () => {
    const dying = await DyingApp.open({ env });
    const before = seller.sales().length;
    const purchase = new Purchase(seller, await insertBuyer(dying.opened), new TimePassing(dying.opened));
    const work = async () => {
      const ends = await dying.workOff((job) => {
        if (job === 'part.lookUp') dying.opened.clock.advance(LOOK_UP_MS);
      });
      expect(ends).toBeGreaterThan(1);
      expect(await findUntruths(purchase, seller.sales().slice(before))).toEqual([]);
      return (await purchase.part()).status;
    };
    expect([await purchase.do('search'), await purchase.do('price')]).toEqual([true, true]);
    await dying.repeat(
      () => purchase.do('order'),
      async (isDone) => isDone === true,
    );
    expect(await work()).toBe('confirmed');
    if (steps.includes('change')) {
      const send = (await purchase.agreeToChange()) ?? expect.fail('There is no change');
      await dying.repeat(send, async (answer) => answer?.status === 200);
      expect(await work()).toBe('confirmed');
      expect(seller.sales().at(-1)).toMatchObject({ changes: 1 });
    }
    await dying.repeat(
      () => purchase.askToCancel(),
      async () => (await purchase.part()).status !== 'confirmed',
    );
    expect(await work()).toBe('cancelled');
    expect(seller.sales().slice(before)).toMatchObject([{ status: 'cancelled', wasBought: true }]);
    await dying.close();
  });

  test.each(Object.entries(seller.turns))('an offer that is %s', async (name, arm) => {
    for (const step of ['price', 'order', 'book'] as const) await expectNone(step, [{ name, arm }], false);
  });
});
