import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import type { AddingState } from '#src/features/trips/adding/adding.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { CAR_ADDED } from '#stories/support/partly-booked-trips.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { DANIEL, TRIP } from '#stories/support/trip-fixtures.ts';

const OPEN: Trip = { ...TRIP, allowedActions: ['addPart', 'update', 'cancel'] };

const adding = (state: AddingState) => {
  const ready = readyTrip(OPEN);
  return { ...ready, adding: { ...ready.adding, adding: state } };
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: adding({ state: 'closed' }),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanAddAnotherPart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a flight to this trip' }));
    await expect(args.state === 'ready' && args.adding.onAdd).toHaveBeenLastCalledWith('flight');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a car to this trip' }));
    await expect(args.state === 'ready' && args.adding.onAdd).toHaveBeenLastCalledWith('car');
  },
};
export const NotDuringSupplierCalls: Story = {
  args: readyTrip({
    ...TRIP,
    allowedActions: ['update'],
    withheldActions: [{ action: 'addPart', reason: 'busy' }],
  }),
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add a hotel to this trip' });
    await expect(add).toHaveAccessibleDescription('It can be done once the supplier has answered.');
    await userEvent.click(add);
    await expect(args.state === 'ready' && args.adding.onAdd).not.toHaveBeenCalled();
  },
};
export const AsksAboutTheDraftTrip: Story = {
  args: adding({ state: 'asking', parts: 2, itineraryRefId: null }),
  play: async ({ args, canvas, userEvent }) => {
    if (args.state !== 'ready') throw new Error('The trip is not shown');
    const name = 'Your draft trip has 2 parts. Add them to this trip, too?';
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add them, too' }));
    await expect(args.adding.onAddThemToo).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Discard them' }));
    await expect(args.adding.onDiscardThem).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.adding.onLeaveAdding).toHaveBeenCalledTimes(1);
  },
};
export const AsksAboutOnePartOfAnotherTrip: Story = {
  args: adding({ state: 'asking', parts: 1, itineraryRefId: 'H2ZK8P' }),
  play: async ({ canvas }) => {
    const name = 'Your draft trip has 1 part. Add it to this trip, too?';
    const dialog = within(await canvas.findByRole('dialog', { name }));
    await expect(dialog.getByText(/meant for the trip H2ZK8P/)).toBeVisible();
  },
};
export const AsksAboutOnePartNarrowDark: Story = {
  args: adding({ state: 'asking', parts: 2, itineraryRefId: null }),
  globals: narrowDark,
};
export const DraftTripIsOrdered: Story = { args: adding({ state: 'ordering' }) };
export const DraftTripIsLoading: Story = { args: adding({ state: 'loading' }) };
export const DraftTripIsUnknown: Story = {
  args: adding({ state: 'failed', onRetry: fn() }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    const state = args.state === 'ready' ? args.adding.adding : null;
    await expect(state?.state === 'failed' && state.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const AddedPartWaits: Story = {
  args: readyTrip(CAR_ADDED),
  play: async ({ canvas, userEvent }) => {
    const waiting = within(canvas.getByRole('region', { name: 'What is waiting for approval' }));
    await expect(waiting.getByRole('row', { name: /^Waiting for approval CHF\s210.00$/ })).toBeVisible();
    await expect(waiting.getByRole('row', { name: /^Already booked CHF\s480.00$/ })).toBeVisible();
    await expect(waiting.getByRole('row', { name: /^Total of the trip CHF\s690.00$/ })).toBeVisible();
    await expect(canvas.getByText('What waits is not booked. What is booked stays booked.')).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await canvas.findByText('Parts added');
    const history = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(history.some((text) => text.startsWith('Parts added: Avis, Volkswagen Golf'))).toBe(true);
    await userEvent.click(canvas.getByText('Progress'));
    await expect(await canvas.findByText('When the approver rejects it: Being booked')).toBeVisible();
  },
};
const toDecide: Trip = { ...CAR_ADDED, allowedActions: ['approve', 'reject', 'sendBack'] };
export const AddedPartIsDecided: Story = {
  args: { ...readyTrip(toDecide), personId: DANIEL._id },
  play: async ({ canvas }) => {
    const decision = canvas.getByRole('region', { name: 'Your decision' });
    await expect(decision).toHaveTextContent(/Decide on CHF\s210.00 until/);
    await expect(decision).toHaveTextContent(/with what is booked already, the trip costs CHF\s690.00/);
  },
};
export const AddedPartIsApproved: Story = {
  args: {
    ...readyTrip(toDecide),
    personId: DANIEL._id,
    deciding: {
      ...readyTrip(toDecide).deciding,
      decision: {
        state: 'open',
        subject: { kind: 'trip' },
        action: 'approve',
        shown: { version: toDecide.version, total: toDecide.total.asked },
        totalBefore: null,
        sending: false,
        refusal: null,
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/You approve CHF\s210.00 at level 1; with what is booked/)).toBeVisible();
    await expect(dialog.getByText('Avis, Volkswagen Golf')).toBeVisible();
  },
};
export const AddedPartIsDecidedNarrowDark: Story = {
  args: { ...readyTrip(toDecide), personId: DANIEL._id },
  globals: narrowDark,
};
