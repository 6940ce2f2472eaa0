import { beforeEach, expect, test } from 'vitest';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { refusal } from './support/call.ts';
import { ChangeDesk } from './support/change-desk.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp({ between: interrupting });
/** What happens between the answer of the hotel about a cancellation and the cancellation itself. */
let afterQuote: () => Promise<void>;

beforeEach(() => {
  afterQuote = async () => undefined;
});

function interrupting({ hotels, ...others }: Suppliers): Suppliers {
  return {
    ...others,
    hotels: {
      ...hotels,
      quoteCancellation: async (booking, call) => {
        const quote = await hotels.quoteCancellation(booking, call);
        await afterQuote();
        return quote;
      },
    },
  };
}

test.each(['part', 'whole trip'])(
  'a part that changed after the hotel call stays booked: %s',
  async (what) => {
    const desk = await ChangeDesk.open(opened);
    const trip = await desk.booked();
    const unrefunded = await desk.stay({ nights: 3, isRefundable: false });
    afterQuote = async () => {
      await desk.changed(trip, unrefunded);
      await desk.settled(trip);
    };
    const answer = await desk.cancel(trip, what === 'part' ? trip.parts[0]?._id : undefined);
    expect(refusal(answer)).toEqual({ status: 409, code: 'trip_busy' });
    const after = await desk.settled(trip);
    expect(after).toMatchObject({ status: 'complete', parts: [{ status: 'confirmed', nights: 3 }] });
    expect(after.parts[0]?.refund).toBeUndefined();
    expect(await desk.books()).toMatchObject([{ status: 'confirmed' }]);
  },
);
