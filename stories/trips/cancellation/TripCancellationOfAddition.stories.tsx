import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { CancellationQuote, Trip } from '#domain/contract.ts';
import type { CancellationState } from '#src/features/trips/CancelDialog.tsx';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { CAR_ADDED } from '#stories/support/partly-booked-trips.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, DANIEL, RENTAL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';

/** Two stays are booked; the car that was added waits for an approval. */
const BESIDE_TWO: Trip = {
  ...CAR_ADDED,
  total: { asked: chf(115_011) },
  parts: [STAY, STAY_ABROAD, ...CAR_ADDED.parts.slice(1)],
};

type PartCancellationQuote = CancellationQuote['parts'][number];

const heldQuote: PartCancellationQuote = {
  _id: RENTAL._id,
  outcome: 'quoted',
  refund: chf(0),
  penalty: chf(0),
};
const free: PartCancellationQuote = {
  _id: STAY._id,
  outcome: 'quoted',
  refund: chf(48_000),
  penalty: chf(0),
  until: '2027-03-12T17:00:00.000Z',
};
const HALF = { amount: 20_600, currency: 'GBP' };
const dear: PartCancellationQuote = { _id: STAY_ABROAD._id, outcome: 'quoted', refund: HALF, penalty: HALF };
const begunQuote: PartCancellationQuote = { _id: STAY._id, outcome: 'refused', reason: 'begun' };

const quoted = (...parts: PartCancellationQuote[]) =>
  ({ state: 'quoted', quote: { parts }, sending: false, refusal: null }) as const;

const ALL = quoted(free, dear, heldQuote);
const REST = quoted(begunQuote, dear, heldQuote);
const ONLY_THE_CAR = quoted(begunQuote, heldQuote);

const beside = (cancellation: CancellationState, trip = BESIDE_TWO) => ({
  ...readyTrip(trip),
  cancellation,
  onCancel: fn(),
});

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(BESIDE_TWO),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const WHAT_WAITS = 'Cancel what is waiting for approval';

export const IsOffered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const waiting = within(canvas.getByRole('region', { name: 'What is waiting for approval' }));
    await userEvent.click(waiting.getByRole('button', { name: WHAT_WAITS }));
    await expect('onAskCancellation' in args && args.onAskCancellation).toHaveBeenCalledWith(RENTAL._id);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the whole trip' }));
    await expect('onAskCancellation' in args && args.onAskCancellation).toHaveBeenLastCalledWith();
  },
};
export const IsNotOfferedToTheApprover: Story = {
  args: {
    ...readyTrip({ ...BESIDE_TWO, allowedActions: ['approve', 'reject', 'sendBack'] }),
    personId: DANIEL._id,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What is waiting for approval' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Cancel / })).toBeNull();
  },
};
export const NotOfferedDuringSupplierCalls: Story = {
  args: readyTrip({
    ...BESIDE_TWO,
    allowedActions: ['update'],
    withheldActions: [{ action: 'cancel', reason: 'busy' }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: WHAT_WAITS })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cancel the whole trip' })).toHaveAccessibleDescription(
      'It can be cancelled once the supplier has answered.',
    );
  },
};

export const AskingWhatItCosts: Story = {
  args: { ...readyTrip(BESIDE_TWO), cancellation: { state: 'asking', part: RENTAL._id } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel bookings of this trip?' }));
    await expect(dialog.getByText('Checking the price…')).toBeVisible();
  },
};

export const Alone: Story = {
  args: beside({ ...ALL, part: RENTAL._id }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel bookings of this trip?' }));
    await expect(dialog.getByRole('heading', { name: 'What is waiting for approval' })).toBeVisible();
    await expect(dialog.getByText('Avis, Volkswagen Golf')).toBeVisible();
    await expect(dialog.getByText('It is on hold, and will be released free of charge.')).toBeVisible();
    await expect(dialog.queryByRole('checkbox', { name: /^Avis/ })).toBeNull();
    const choice = within(dialog.getByRole('group', { name: 'Which bookings are to be cancelled with it?' }));
    for (const tick of choice.getAllByRole('checkbox')) await expect(tick).not.toBeChecked();
    await expect(findSum(dialog, 'Kept by the suppliers, in all')).toHaveTextContent(/^Nothing$/);
    await expect(findSum(dialog, 'Total refund')).toHaveTextContent(/^Nothing$/);
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'We take the train');
    await userEvent.click(dialog.getByRole('button', { name: WHAT_WAITS }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      parts: [RENTAL._id],
      reason: 'We take the train',
      highestPenalty: [{ part: RENTAL._id, penalty: chf(0) }],
    });
  },
};

export const WithABooking: Story = {
  args: beside({ ...ALL, part: RENTAL._id }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^The Bloomsbury Townhouse/ }));
    await expect(findSum(dialog, 'Kept by the suppliers, in all')).toHaveTextContent(/^GBP\s206.00$/);
    await expect(findSum(dialog, 'Total refund')).toHaveTextContent(/^GBP\s206.00$/);
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'We stay in Zürich');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 of 3 bookings' }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      parts: [STAY_ABROAD._id, RENTAL._id],
      reason: 'We stay in Zürich',
      highestPenalty: [
        { part: STAY_ABROAD._id, penalty: HALF },
        { part: RENTAL._id, penalty: chf(0) },
      ],
    });
  },
};

export const WithTheWholeTrip: Story = {
  args: beside(ALL),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    for (const tick of dialog.getAllByRole('checkbox')) await expect(tick).toBeChecked();
    await expect(findSum(dialog, 'Total refund')).toHaveTextContent(/^CHF\s480.00 and GBP\s206.00$/);
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'The meeting was moved');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      reason: 'The meeting was moved',
      highestPenalty: [
        { part: STAY._id, penalty: chf(0) },
        { part: STAY_ABROAD._id, penalty: HALF },
        { part: RENTAL._id, penalty: chf(0) },
      ],
    });
  },
};

export const WithTheRest: Story = {
  args: beside(REST),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Cancel bookings of this trip?' }));
    await expect(dialog.getByRole('heading', { name: 'Stays booked' })).toBeVisible();
    await expect(dialog.getByText(/^The stay has begun\. .* the hotel or your travel agency/)).toBeVisible();
    await expect(findSum(dialog, 'Kept by the suppliers, in all')).toHaveTextContent(/^GBP\s206.00$/);
    await expect(dialog.getByRole('button', { name: 'Cancel the rest' })).toBeVisible();
    const tick = dialog.getByRole('checkbox', { name: /^The Bloomsbury Townhouse/ });
    await userEvent.click(tick);
    await expect(findSum(dialog, 'Kept by the suppliers, in all')).toHaveTextContent(/^Nothing$/);
    await expect(dialog.getByRole('button', { name: WHAT_WAITS })).toBeVisible();
    await userEvent.click(tick);
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'The meeting was moved');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the rest' }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      reason: 'The meeting was moved',
      highestPenalty: [
        { part: STAY_ABROAD._id, penalty: HALF },
        { part: RENTAL._id, penalty: chf(0) },
      ],
    });
  },
};
export const WithTheRestNarrowDark: Story = { args: beside(REST), globals: narrowDark };

export const NothingElseIsCancellable: Story = {
  args: beside(ONLY_THE_CAR, CAR_ADDED),
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Cancel what is waiting for approval?';
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await expect(dialog.getByText('It is on hold, and will be released free of charge.')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Stays booked' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'We take the train');
    await userEvent.click(dialog.getByRole('button', { name: WHAT_WAITS }));
    await expect('onCancel' in args && args.onCancel).toHaveBeenCalledWith({
      reason: 'We take the train',
      highestPenalty: [{ part: RENTAL._id, penalty: chf(0) }],
    });
  },
};

export const BeingSent: Story = { args: beside({ ...REST, sending: true }) };
export const Dearer: Story = {
  args: beside({ ...REST, refusal: 'The cancellation now costs more. Nothing was cancelled.' }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/now costs more/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel the rest' })).toBeVisible();
  },
};

/** The total cost or refund of the selection. */
const findSum = (dialog: ReturnType<typeof within>, name: string) => dialog.getByText(name).nextSibling;
