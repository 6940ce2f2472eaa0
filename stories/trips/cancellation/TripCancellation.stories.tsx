import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { CancellationQuote, Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { quotedAs } from '#stories/support/paid-on-site.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, RENTAL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import { EXPIRED, PARTLY_FAILED, TWO_PARTS } from '#stories/support/trips-by-status.ts';

const free: CancellationQuote['parts'][number] = {
  _id: STAY._id,
  outcome: 'quoted',
  refund: chf(0),
  penalty: chf(0),
  until: '2027-03-12T17:00:00.000Z',
};
const HALF = { amount: 20600, currency: 'GBP' };
const dear: CancellationQuote['parts'][number] = {
  _id: STAY_ABROAD._id,
  outcome: 'quoted',
  until: '2027-03-14T18:00:00.000Z',
  refund: HALF,
  penalty: HALF,
};
const impossible: CancellationQuote['parts'][number] = {
  _id: STAY_ABROAD._id,
  outcome: 'refused',
  reason: 'notCancellable',
};

const quote: CancellationQuote = { parts: [free, dear] };
const oneImpossible: CancellationQuote = { parts: [free, impossible] };
const oneInProgress: CancellationQuote = { parts: [free, { ...impossible, reason: 'inProgress' }] };
const nothing = { refund: chf(0), penalty: chf(0) };
const leftOut: { part: string; quote: CancellationQuote } = {
  part: STAY_ABROAD._id,
  quote: { parts: [free, { _id: STAY_ABROAD._id, outcome: 'quoted', ...nothing }] },
};
const THREE_PARTS: Trip = { ...TWO_PARTS, parts: [STAY, STAY_ABROAD, RENTAL] };
const ofThree: CancellationQuote = {
  parts: [
    { ...free, refund: STAY.price.asked },
    dear,
    // It is paid at the rental desk.
    quotedAs(RENTAL._id, {
      refund: chf(0),
      penalty: chf(12000),
      unpaid: { place: 'desk', waived: chf(9000), charged: chf(12000) },
    }),
  ],
};
const ONE_LEFT: Trip = { ...TWO_PARTS, parts: [{ ...STAY, status: 'cancelled' }, STAY_ABROAD] };
const partly = { trip: PARTLY_FAILED };
const over = { _id: STAY._id, outcome: 'refused', reason: 'alreadyOver' } as const;
const quoted = { state: 'quoted', quote, sending: false, refusal: null } as const;

const ready = { ...readyTrip(TWO_PARTS), cancellation: quoted } as const;

const meta = { component: TripScreen, decorators: [inShell], args: ready } satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForThePartOrTheWhole: Story = {
  args: { ...ready, cancellation: { state: 'closed' }, onAskCancellation: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const onAsk = 'onAskCancellation' in args && args.onAskCancellation;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the whole trip' }));
    await expect(onAsk).toHaveBeenLastCalledWith();
    const [, second] = canvas.getAllByRole('button', { name: 'Cancel this part' });
    if (!second) throw new Error('The second part has no button');
    await userEvent.click(second);
    await expect(onAsk).toHaveBeenLastCalledWith(STAY_ABROAD._id);
  },
};

/** A companion's view, who cancels what is theirs. */
const OWN_PART: Trip = { ...TWO_PARTS, parts: [STAY, { ...STAY_ABROAD, ofOthers: true }] };

export const AsksForTheOwnPart: Story = {
  args: { ...ready, trip: OWN_PART, cancellation: { state: 'closed' } },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('article', { name: 'Hotel Seefeld' }));
    await expect(own.getByRole('button', { name: 'Cancel this part' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Cancel this part' })).toHaveLength(1);
  },
};
export const PartOfAnother: Story = {
  args: {
    ...ready,
    trip: OWN_PART,
    cancellation: {
      ...quoted,
      quote: { parts: [free, { _id: STAY_ABROAD._id, outcome: 'refused', reason: 'ofOthers' }] },
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/^It is another traveller's\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel 1 of 2 bookings' })).toBeVisible();
  },
};

export const Asking: Story = { args: { ...ready, cancellation: { state: 'asking' } } };
export const LoadableAmount: Story = {
  args: {
    ...ready,
    cancellation: { state: 'unanswered', message: 'The service is not available.', onRetry: fn() },
  },
};

export const Quoted: Story = {
  args: { ...ready, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel bookings of this trip?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel all 2 bookings' }));
    const reason = dialog.getByLabelText('Why is it cancelled?');
    await expect(reason).toHaveAccessibleDescription('Required');
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'The meeting was moved{Enter}');
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      parts: [STAY._id, STAY_ABROAD._id],
      reason: 'The meeting was moved',
      highestPenalty: [
        { part: STAY._id, penalty: chf(0) },
        { part: STAY_ABROAD._id, penalty: { amount: 20600, currency: 'GBP' } },
      ],
    });
  },
};
export const QuotedNarrowDark: Story = { globals: narrowDark };
export const ChoosesTwoOfThree: Story = {
  args: { ...ready, trip: THREE_PARTS, cancellation: { ...quoted, quote: ofThree }, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    const sum = (name: string) => dialog.getByText(name).nextSibling;
    await expect(sum('Kept by the suppliers, in all')).toHaveTextContent(/^GBP\s206.00$/);
    await expect(sum('Total refund')).toHaveTextContent(/^CHF\s480.00 and GBP\s206.00$/);
    await expect(sum('Charged by the rental companies, in all')).toHaveTextContent(/^CHF\s120.00$/);
    await expect(sum('No longer to be paid at the rental desks, in all')).toHaveTextContent(/^CHF\s90.00$/);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^The Bloomsbury Townhouse/ }));
    await expect(sum('Kept by the suppliers, in all')).toHaveTextContent(/^Nothing$/);
    await expect(sum('Total refund')).toHaveTextContent(/^CHF\s480.00$/);
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'The meeting was moved');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 of 3 bookings' }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      parts: [STAY._id, RENTAL._id],
      reason: 'The meeting was moved',
      highestPenalty: [
        { part: STAY._id, penalty: chf(0) },
        { part: RENTAL._id, penalty: chf(12000) },
      ],
    });
  },
};
export const ChoosesNothing: Story = {
  args: { ...ready, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    const ticks = dialog.getAllByRole('checkbox');
    for (const tick of ticks) await userEvent.click(tick);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel bookings' }));
    await expect(dialog.getByText('Choose at least one booking.')).toBeVisible();
    await expect(ticks[0]).toHaveFocus();
    await expect('onCancel' in args && args.onCancel).not.toHaveBeenCalled();
  },
};
export const StartsWithOnePart: Story = {
  args: { ...ready, cancellation: { ...quoted, part: STAY_ABROAD._id } },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: /^Hotel Seefeld/ })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^The Bloomsbury Townhouse/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Cancel 1 of 2 bookings' })).toBeVisible();
    await userEvent.click(dialog.getByText('Hotel Seefeld'));
    await expect(dialog.getByRole('button', { name: 'Cancel all 2 bookings' })).toBeVisible();
  },
};
export const OnlyOneIsBooked: Story = {
  args: { ...ready, trip: ONE_LEFT, cancellation: { ...quoted, part: STAY_ABROAD._id } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel The Bloomsbury Townhouse?' }));
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
  },
};
export const OnePartIsNotCancellable: Story = {
  args: { ...ready, cancellation: { ...quoted, quote: oneImpossible }, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: 'Stays booked' })).toBeVisible();
    await expect(dialog.getByText('The Bloomsbury Townhouse')).toBeVisible();
    await expect(dialog.getByText(/^The hotel does not allow a cancellation online/)).toBeVisible();
    await expect(dialog.getByText('Booking number').nextSibling).toHaveTextContent(/^LON-88213$/);
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'The meeting was moved');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 1 of 2 bookings' }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      parts: [STAY._id],
      reason: 'The meeting was moved',
      highestPenalty: [{ part: STAY._id, penalty: chf(0) }],
    });
  },
};
export const OnePartIsInProgress: Story = {
  args: { ...ready, cancellation: { ...quoted, quote: oneInProgress } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/before the supplier has answered/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel 1 of 2 bookings' })).toBeVisible();
  },
};
export const WhatCouldNotBeBooked: Story = {
  args: { ...ready, ...partly, cancellation: { ...quoted, ...leftOut }, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Continue without The Bloomsbury Townhouse?';
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByText(/nothing has to be paid for it\. The rest stays as it is/)).toBeVisible();
    await expect(dialog.getByText('Total of the trip then').nextSibling).toHaveTextContent(/^CHF\s480.00$/);
    await userEvent.type(dialog.getByLabelText('Why is it left out?'), 'Nothing else is free');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue without it' }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      parts: [STAY_ABROAD._id],
      reason: 'Nothing else is free',
      highestPenalty: [{ part: STAY_ABROAD._id, penalty: chf(0) }],
    });
  },
};
export const WhatCouldNotBeBookedNarrowDark: Story = {
  args: { ...ready, ...partly, cancellation: { ...quoted, ...leftOut } },
  globals: narrowDark,
};
export const NothingIsBooked: Story = {
  args: { ...ready, trip: EXPIRED, cancellation: { ...quoted, quote: { parts: [over] } }, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'Not needed any more');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    const request = { reason: 'Not needed any more', highestPenalty: [] };
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith(request);
  },
};
export const NothingIsCancellable: Story = {
  args: {
    ...ready,
    cancellation: {
      ...quoted,
      part: STAY_ABROAD._id,
      quote: { parts: [{ ...impossible, _id: STAY._id }, impossible] },
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getAllByText(/^The hotel does not allow a cancellation online/)).toHaveLength(2);
    await expect(dialog.queryByRole('button', { name: /^Cancel / })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
export const Sending: Story = { args: { ...ready, cancellation: { ...quoted, sending: true } } };
export const Refused: Story = {
  args: {
    ...ready,
    cancellation: { ...quoted, refusal: 'The cancellation now costs more. Please look at it again.' },
  },
};
export const ClosesOnEscape: Story = {
  args: { ...ready, onLeaveCancellation: fn() },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    // What the browser does at Escape.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect('onLeaveCancellation' in args && args.onLeaveCancellation).toHaveBeenCalled();
  },
};
