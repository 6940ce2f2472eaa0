import { expect } from 'playwright/test';
import type { SupplierCallName } from '../supplier-line.ts';
import type { HotelName } from './order-stay.ts';
import { CHANGES, ORDERS } from './reference-moves.ts';
import type { TripWorld } from './trip-world.ts';

type Step = (world: TripWorld) => Promise<void>;

/** Longer than any approval may take, and any reservation lasts. */
const TOO_LONG = 2;
/** When the stay is over. */
const AFTER_THE_STAY = 40;

const ORDERING = Object.entries(ORDERS).map(([name, { levels, isDeskClosed = false }]): [string, Step] => {
  const hotel: HotelName = isDeskClosed ? 'closedDesk' : 'willing';
  return [name, (world) => world.order(hotel, levels)];
});

const CHANGING = Object.entries(CHANGES).map(([name, levels]): [string, Step] => [
  name,
  (world) => world.requestLongerStay(levels),
]);

const DECIDING: Readonly<Record<string, Step>> = {
  'the approver opens it': (world) => world.openAsApprover(),
  'approve it': (world) => world.decide('Approve'),
  'reject it': (world) => world.decide('Reject', 'Not this month'),
  'send it back': (world) => world.decide('Send back for changes', 'Not this month'),
  'no approval comes in time': expiring((world) => world.tripStatus(), 'rejected'),
  'cancel the trip': async (world) => {
    await world.askCancellation();
    await world.confirmCancellation();
  },
  'request it again': (world) => world.requestAgain(),
  'approve the change': (world) => world.decide('Approve'),
  'reject the change': (world) => world.decide('Reject', 'Not this month'),
  'no approval of the change comes in time': expiring((world) => world.changeStatus(), 'expired'),
  'withdraw the change': async ({ page }) => {
    await page.getByRole('button', { name: 'Withdraw the change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Withdraw the change' }).click();
    await expect(dialog).toBeHidden();
  },
};

const AT_HOTEL: Readonly<Record<string, Step>> = {
  'the hotel books': answering('confirm'),
  'the hotel declines': answering('confirm'),
  'the price has risen': async (world) => {
    await world.raisePrice();
    await world.answer('confirm');
  },
  'the reservation ends': async (world) => {
    const call = await callUnderWay(world);
    await world.letDaysPass(TOO_LONG);
    await world.answer(call);
  },
  'the hotel cancels': answering('cancel'),
  'the stay is over before the hotel answers': async (world) => {
    await world.letDaysPass(AFTER_THE_STAY);
    await world.answer('cancel');
  },
  'the answer of the hotel is lost': async (world) => {
    const call = await callUnderWay(world);
    await world.practise({ lostAnswers: true });
    await world.answer(call);
    await expect.poll(() => world.partStatus()).toBe('unknown');
    await world.practise({ lostAnswers: false });
  },
  'the hotel is not reached': async (world) => world.lose(await callUnderWay(world)),
  'the hotel is asked again': answering('lookUp'),
  'the hotel knows nothing of it': async (world) => {
    await world.forgetAtHotel();
    await world.answer('lookUp');
  },
  'the hotel changes it': answering('change'),
  'the new days are sold out': async (world) => {
    await world.practise({ soldOut: true });
    await world.answer('change');
    await expect.poll(() => world.changeStatus()).toBe('failed');
    await world.practise({ soldOut: false });
  },
};

/** How each move is performed in the real application. */
export const TRIP_STEPS: Readonly<Record<string, Step>> = {
  ...Object.fromEntries(ORDERING),
  ...Object.fromEntries(CHANGING),
  ...DECIDING,
  ...AT_HOTEL,
};

function answering(call: SupplierCallName): Step {
  return (world) => world.answer(call);
}

/** What the hotel is asked for, by the status of the booking. */
async function callUnderWay(world: TripWorld): Promise<SupplierCallName> {
  const calls: Readonly<Record<string, SupplierCallName>> = {
    confirming: 'confirm',
    changing: 'change',
    cancelling: 'cancel',
    unknown: 'lookUp',
  };
  const status = await world.partStatus();
  const call = calls[status];
  if (call === undefined) throw new Error(`Nothing is asked of the hotel: the booking is ${status}`);
  return call;
}

function expiring(statusOf: (world: TripWorld) => Promise<string>, ended: string): Step {
  return async (world) => {
    await world.letDaysPass(TOO_LONG);
    await world.repair();
    await expect.poll(() => statusOf(world)).toBe(ended);
    await world.page.reload();
  };
}
