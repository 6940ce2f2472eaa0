import { expect } from 'playwright/test';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { sendingMachine } from '#machines/checkout/sending-machine.ts';
import type { SendingSnapshot } from '#machines/checkout/sending-selectors.ts';
import { isSentChange, type SentRequest } from '#machines/checkout/sent-request.ts';
import { CHANGED_STAY } from '#tests/support/change-target.ts';
import { giveReason } from '#tests/support/give-reason.ts';
import { bookingTest } from '../booking/booking-test.ts';
import type { BookingWorld } from '../booking/booking-world.ts';
import { CHANGE } from '../change-review/change-review-examples.ts';
import { STARTS as CHANGES } from '../change-review/change-review-starts.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import { leavesOf, transitionsOf } from '../paths.ts';
import { type Move, toursThrough } from '../tours.ts';
import { walk } from '../walk.ts';
import { ORDER, tripOf } from './checkout-examples.ts';
import { STARTS as ORDERS } from './checkout-starts.ts';
import { UNREACHED } from './sending-unreached.ts';

type World = BookingWorld<HotelTypes>;

const test = bookingTest(HOTEL_MODEL);

interface Start {
  input: { sent: SentRequest; isRepeated: boolean };
  /** Saves the draft that it begins with. */
  prepare: (world: World) => Promise<void>;
  /** What a person does on the page before it is sent. */
  begin?: (world: World) => Promise<void>;
}

const STARTS: Record<string, Start> = {
  'an order': {
    input: { sent: ORDER, isRepeated: false },
    prepare: ORDERS['a room'],
    async begin(world) {
      world.letPass('terms', 'price', 'keep');
      await giveReason(world.page);
      await world.page.getByRole('button', { name: /^(Book now|Send to .+)$/ }).click();
    },
  },
  'an order of a page that was left': {
    input: { sent: ORDER, isRepeated: true },
    prepare: ORDERS['an order'],
  },
  'a change of a page that was left': {
    input: { sent: { ...CHANGE, changes: CHANGED_STAY }, isRepeated: true },
    prepare: CHANGES['a change'],
  },
};

const callOf = ({ context }: SendingSnapshot) => (isSentChange(context.sent) ? 'change' : 'order');

function movesIn(state: SendingSnapshot): Move[] {
  const done = (name: string, output: object): Move => ({
    name,
    events: [{ type: 'xstate.done.actor.send', output }],
  });
  if (state.matches('answered')) return [];
  if (state.matches({ unclear: 'waiting' })) {
    return [
      { name: 'ask now', events: [{ type: 'sending.askAgain' }] },
      { name: 'it asks by itself', events: [{ type: 'xstate.after.retryDelay.sending.unclear.waiting' }] },
    ];
  }
  const taken = isSentChange(state.context.sent)
    ? { type: 'taken', change: 'placed' }
    : { type: 'created', trip: tripOf('confirming') };
  return [done('it is taken', taken), done('it is not answered', { type: 'unclear' })];
}

/** An order and a change, each through all of the chart that it can take. */
const tours = [
  ['an order', 'an order of a page that was left'],
  ['a change of a page that was left'],
].flatMap((names) =>
  toursThrough<SendingSnapshot>(sendingMachine, {
    starts: Object.fromEntries(names.map((name) => [name, STARTS[name]?.input])),
    moves: movesIn,
    distinguish: ({ context }) => String(context.isRepeated),
    isWanted: () => true,
    longest: 20,
  }),
);

/** How each move is performed in the real application. */
const STEPS: Record<string, (world: World, before: SendingSnapshot) => Promise<void>> = {
  'it is taken': async (world, before) => {
    await world.arrival(callOf(before));
    world.letPass(callOf(before));
  },
  'it is not answered': async (world, before) => (await world.next(callOf(before))).reset(),
  'ask now': async ({ page }) => page.getByRole('button', { name: 'Ask now' }).click(),
  'it asks by itself': async (world, before) => world.letRetry(callOf(before)),
};

async function isUnclear({ page }: World, state: SendingSnapshot): Promise<void> {
  const what = isSentChange(state.context.sent) ? 'the change was received' : 'it was booked';
  await expect(page.getByText(`We do not know yet whether ${what}`)).toBeVisible();
}

/** What a person sees in each leaf state of the chart. */
const LEAVES: Record<string, (world: World, state: SendingSnapshot) => Promise<void>> = {
  sending: async (world, state) => {
    await world.arrival(callOf(state));
    await expect(world.page.getByText('Sending the order')).toBeVisible();
  },
  // It asks again so soon that this is seen before and after.
  'unclear.waiting': isUnclear,
  'unclear.asking': async (world, state) => {
    await world.arrival(callOf(state));
    await isUnclear(world, state);
    const again = world.page.getByRole('button', { name: 'Ask now' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
  },
  answered: async ({ page }, state) => {
    if (isSentChange(state.context.sent)) await expect(page).toHaveURL(/\/trips\//);
    else await expect(page.getByText('The booking is being made.')).toBeVisible();
  },
};

test('the walks take every transition of the chart but those that can not be caused', () => {
  const taken = new Set(tours.flatMap(({ transitions }) => transitions));
  const untaken = transitionsOf(sendingMachine).filter((transition) => !taken.has(transition));
  expect(untaken.toSorted()).toEqual(Object.keys(UNREACHED).toSorted());
});

test('every leaf state has an assertion, every move a step, and every start a walk', () => {
  expect(Object.keys(LEAVES).toSorted()).toEqual(leavesOf(sendingMachine).toSorted());
  const moves = new Set(tours.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(Object.keys(STEPS).toSorted()).toEqual([...moves].toSorted());
});

for (const [index, tour] of tours.entries()) {
  const title = [tour.start, ...tour.steps.map(({ move }) => move)].join(', ');
  test(`walk ${index + 1}: ${title}`, async ({ world }) => {
    const start = STARTS[tour.start];
    await start?.prepare(world);
    world.hold('terms', 'price', 'keep', 'order', 'trip', 'change');
    const open = async () => {
      await world.open('/booking/hotel/checkout');
      await start?.begin?.(world);
    };
    const walked = { chart: 'sending', number: index + 1, tour };
    await walk(world, { ...walked, open, steps: STEPS, leaves: LEAVES });
  });
}
