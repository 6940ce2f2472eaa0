import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import type { PartlyBookedProps } from '#src/features/trips/partly-booked/partly-booked.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import {
  NOTHING_BOOKED_YET,
  REST_QUOTE,
  RETRY,
  RETRY_SOLD_OUT,
  RETRY_TO_APPROVE,
  UNDECIDED,
} from '#stories/support/partly-booked-trips.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';

const answered = {
  renewal: { state: 'answered', answer: RETRY },
  quote: { state: 'answered', answer: REST_QUOTE },
} as const;

const choose = (trip: Trip, choosing: Partial<PartlyBookedProps> = {}) => {
  const ready = readyTrip(trip);
  return { ...ready, choosing: { ...ready.choosing, ...answered, ...choosing } };
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: choose(UNDECIDED),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheCostOfEachChoice: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Partly booked' }));
    const heldList = within(region.getByRole('list', { name: 'Held until Tue 2 Mar, 10:30' }));
    await expect(heldList.getByText('Avis, Volkswagen Golf')).toBeVisible();
    const unbooked = within(region.getByRole('list', { name: 'Not booked' }));
    await expect(unbooked.getByText('The Bloomsbury Townhouse')).toBeVisible();
    await expect(unbooked.getByText('It has sold out.')).toBeVisible();
    const totals = region.getAllByText('Total of the trip then').map((name) => name.nextSibling?.textContent);
    await expect(totals.map((text) => text?.replace(/\s/g, ' '))).toEqual([
      'CHF 1,180.11',
      'CHF 690.00 and the price of what you choose',
      'CHF 690.00',
    ]);
    await expect(region.getByText(/^CHF\s490.11, CHF\s460.11 before$/)).toBeVisible();
    await expect(region.getByText('Not needed: it is booked at once')).toBeVisible();
    await expect(region.getByText('Kept by the supplier').nextSibling).toHaveTextContent(/^CHF\s240.00$/);
    await expect(canvas.queryByRole('button', { name: 'Request again' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel the whole trip' })).toBeNull();
  },
};
export const Continues: Story = {
  args: { ...choose(UNDECIDED, { onChooseAnother: fn() }), onAskCancellation: fn() },
  play: async ({ args, canvas, userEvent }) => {
    if (args.state !== 'ready') throw new Error('The trip is not shown');
    const region = within(canvas.getByRole('region', { name: 'Partly booked' }));
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    await expect(args.requesting.onRenew).toHaveBeenCalledTimes(1);
    await userEvent.click(region.getByRole('button', { name: 'Choose another hotel' }));
    await expect(args.choosing.onChooseAnother).toHaveBeenCalledWith(
      expect.objectContaining({ _id: STAY_ABROAD._id }),
    );
    await userEvent.click(region.getByRole('button', { name: 'Continue without it' }));
    await expect(args.onAskCancellation).toHaveBeenLastCalledWith(STAY_ABROAD._id);
    await userEvent.click(region.getByRole('button', { name: 'Cancel the rest' }));
    await expect(args.onAskCancellation).toHaveBeenLastCalledWith();
  },
};
export const NarrowDark: Story = { globals: narrowDark };

const WITH_FEE = {
  ...UNDECIDED,
  bookingInfo: { ...UNDECIDED.bookingInfo, bookingFee: { amount: 1_200, currency: 'CHF' } },
};

export const CancellingKeepsTheFee: Story = {
  args: choose(WITH_FEE),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Booking fee, not refunded').nextSibling).toHaveTextContent(/^CHF\s12.00$/);
    await expect(canvas.getByText('Still payable').nextSibling).toHaveTextContent(/CHF\s12.00/);
  },
};

export const CancellingBeforeAnythingIsBooked: Story = {
  args: choose({ ...NOTHING_BOOKED_YET, bookingInfo: WITH_FEE.bookingInfo }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Booking fee, not refunded')).toBeNull();
    await expect(canvas.getByText('Still payable').nextSibling).not.toHaveTextContent(/12.00/);
  },
};

export const AskingWhatItCosts: Story = {
  args: choose(UNDECIDED, { renewal: { state: 'asking' }, quote: { state: 'asking' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Checking the price…')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      'You will see the price first.',
    );
  },
};
export const CostsAreUnknown: Story = {
  args: choose(UNDECIDED, {
    renewal: { state: 'failed', message: 'The service is not available.', onRetry: fn() },
    quote: { state: 'failed', message: 'The service is not available.', onRetry: fn() },
  }),
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Ask again' });
    if (!first) throw new Error('It can not be asked again');
    await userEvent.click(first);
    const renewal = args.state === 'ready' ? args.choosing.renewal : null;
    await expect(renewal?.state === 'failed' && renewal.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const NeedsAnApproval: Story = {
  args: choose(UNDECIDED, { renewal: { state: 'answered', answer: RETRY_TO_APPROVE } }),
  play: ({ canvas }) => expect(canvas.getByText('Daniel Frei (level 1)')).toBeVisible(),
};
export const NoLongerAvailable: Story = {
  args: { ...choose(UNDECIDED, { renewal: { state: 'answered', answer: RETRY_SOLD_OUT } }) },
  play: async ({ args, canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveAccessibleDescription('It is no longer available as it was.');
    await userEvent.click(again);
    await expect(args.state === 'ready' && args.requesting.onRenew).not.toHaveBeenCalled();
  },
};
export const NothingIsBookedYet: Story = {
  args: choose(NOTHING_BOOKED_YET, { renewal: { state: 'asking' } }),
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Not booked yet' }));
    await expect(region.getByText('Nothing is booked yet.')).toBeVisible();
    await expect(canvas.getByText('What is held is released, and nothing is booked.')).toBeVisible();
    await expect(region.getByRole('button', { name: 'Continue without Hotel Seefeld' })).toBeVisible();
    await expect(
      region.getByRole('button', { name: 'Choose another hotel: The Bloomsbury Townhouse' }),
    ).toBeVisible();
    await expect(region.getByText(/once you have decided on everything/)).toBeVisible();
  },
};
export const AlreadyStarted: Story = {
  args: choose({
    ...UNDECIDED,
    allowedActions: ['update', 'cancel'],
    withheldActions: [
      { action: 'resubmit', reason: 'begun' },
      { action: 'addPart', reason: 'begun' },
    ],
  }),
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      'The trip has begun. Please book a new one.',
    ),
};
export const BookedPartsStarted: Story = {
  args: choose({
    ...UNDECIDED,
    parts: UNDECIDED.parts.slice(0, 2),
    allowedActions: ['update'],
    withheldActions: [{ action: 'cancel', reason: 'begun' }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel the rest' })).toHaveAccessibleDescription(
      /begun, and can't be cancelled online any more/,
    );
    await expect(canvas.getByRole('button', { name: 'Continue without it' })).toBeEnabled();
  },
};
export const AnotherPersonLooksOn: Story = {
  args: choose({ ...UNDECIDED, allowedActions: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Partly booked' })).toBeNull();
    await expect(canvas.getByText(/Mirjam Zgraggen or the travellers: they decide/)).toBeVisible();
  },
};

export const Retries: Story = {
  args: {
    ...choose(UNDECIDED),
    requesting: {
      ...readyTrip(UNDECIDED).requesting,
      renewal: {
        state: 'loaded',
        renewal: RETRY,
        sending: false,
        changed: false,
        refusal: null,
        earlierTripHref: null,
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Try again what could not be booked' }));
    await expect(
      dialog.getByRole('row', { name: /^The Bloomsbury Townhouse CHF\s460.11 CHF\s490.11$/ }),
    ).toBeVisible();
    await expect(
      dialog.getByRole('row', { name: /^Total of the trip CHF\s1,150.11 CHF\s1,180.11$/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Book now' })).toBeVisible();
  },
};
export const CancelsTheRest: Story = {
  args: {
    ...choose(UNDECIDED),
    cancellation: { state: 'quoted', quote: REST_QUOTE, sending: false, refusal: null },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel the rest of the trip?' }));
    await expect(dialog.getByText('Hotel Seefeld')).toBeVisible();
    await expect(dialog.getByText('It is on hold, and will be released free of charge.')).toBeVisible();
  },
};
export const ContinuesWithoutIt: Story = {
  args: {
    ...choose(UNDECIDED),
    cancellation: {
      state: 'quoted',
      part: STAY_ABROAD._id,
      quote: REST_QUOTE,
      sending: false,
      refusal: null,
    },
  },
  play: async ({ canvas }) => {
    const name = 'Continue without The Bloomsbury Townhouse?';
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByText('Total of the trip then').nextSibling).toHaveTextContent(/^CHF\s690.00$/);
    await expect(dialog.getByText(/Booked then: Avis, Volkswagen Golf\./)).toBeVisible();
    await expect(dialog.queryByText(STAY.property.name)).toBeNull();
  },
};
