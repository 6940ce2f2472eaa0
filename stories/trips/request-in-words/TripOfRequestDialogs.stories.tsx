import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { restingAgency } from '#stories/support/agency-args.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import * as trips from '#stories/support/offline-trips.ts';
import { readyTrip, tripForAgency } from '#stories/support/ready-trip.ts';
import { PETRA, viewer } from '#stories/support/trip-fixtures.ts';

const sending = { sending: false, changed: false, refusal: null } as const;
const shown = (trip: Trip) => readyTrip(trip);

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: shown(trips.OPEN),
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('dialog'));

export const Withdrawing: Story = {
  args: {
    ...shown(trips.OPEN),
    agency: { ...restingAgency(), dialog: { state: 'closing', ...sending } },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = findDialog(canvasElement);
    await expect(dialog.getByText(/Nothing is booked for it, so the trip is cancelled/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }));
    await expect(dialog.getByText('Required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Why is it withdrawn?'), 'We meet by video');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw it' }));
    await expect('agency' in args && args.agency.onClose).toHaveBeenCalledWith('We meet by video');
  },
};
export const Closing: Story = {
  args: {
    ...tripForAgency(trips.BOOKED_AND_OPEN),
    agency: { ...restingAgency(), self: viewer(PETRA), dialog: { state: 'closing', ...sending } },
  },
  play: async ({ canvasElement }) => {
    await expect(findDialog(canvasElement).getByText('What is booked stays booked: SBB.')).toBeVisible();
  },
};
export const ClosingRefused: Story = {
  args: {
    ...tripForAgency(trips.BOOKED_AND_OPEN),
    agency: {
      ...restingAgency(),
      self: viewer(PETRA),
      dialog: { state: 'closing', ...sending, refusal: 'The server can not be reached.' },
    },
  },
};

const recording = (state: object = {}) => ({
  ...tripForAgency(trips.BOOKED_AND_OPEN),
  agency: {
    ...restingAgency(),
    self: viewer(PETRA),
    dialog: { state: 'booking' as const, ...sending, ...state },
  },
});

export const RecordingABooking: Story = {
  args: recording(),
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = findDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    await expect(dialog.getAllByText('Required')).toHaveLength(3);
    await expect(dialog.getByLabelText('Supplier')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Supplier'), 'SBB');
    await userEvent.type(dialog.getByLabelText('Booking number'), 'K4X9-78');
    await userEvent.type(dialog.getByLabelText('Price, with taxes and fees'), '98.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    await expect('agency' in args && args.agency.onBook).toHaveBeenCalledWith({
      service: 'rail',
      supplier: 'SBB',
      locator: 'K4X9-78',
      startsOn: '2027-03-14',
      endsOn: '2027-03-16',
      price: { amount: 9_850, currency: 'CHF' },
    });
  },
};
export const RecordingABookingNarrowDark: Story = { args: recording(), globals: narrowDark };
export const RecordingWhatHasChanged: Story = {
  args: recording({ changed: true }),
  play: async ({ canvasElement }) => {
    const dialog = findDialog(canvasElement);
    await expect(dialog.getByText('The trip has changed since you opened it')).toBeVisible();
    await expect(dialog.getByText('SBB, K4X9-77, CHF 186.00')).toBeVisible();
  },
};
export const RecordingRefused: Story = {
  args: recording({ refusal: 'A trip has at most 20 parts.' }),
};
export const RecordingForSomeTravelers: Story = {
  args: {
    ...recording(),
    trip: trips.forAgency({ ...trips.OPEN, travelers: [...trips.OPEN.travelers, PETRA] }),
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = findDialog(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Petra Wyss' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Mirjam Zgraggen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record it' }));
    await expect(dialog.getAllByText('Required')).toHaveLength(4);
  },
};

const cancelling = (state: object = {}) => ({
  ...tripForAgency(trips.COMPLETE),
  agency: {
    ...restingAgency(),
    self: viewer(PETRA),
    dialog: { state: 'cancelling' as const, part: trips.RAIL._id, ...sending, ...state },
  },
});

export const RecordingACancellation: Story = {
  args: cancelling(),
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = findDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText('Why is it cancelled?'), 'Strike');
    const retained = dialog.getByLabelText('Kept by the supplier, CHF');
    await userEvent.type(retained, '200');
    await userEvent.click(dialog.getByRole('button', { name: 'Record the cancellation' }));
    await expect(dialog.getByText("It can't be more than the price.")).toBeVisible();
    await userEvent.clear(retained);
    await userEvent.type(retained, '36');
    await expect(dialog.getByText('CHF 150.00', { exact: false })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Record the cancellation' }));
    await expect('agency' in args && args.agency.onCancel).toHaveBeenCalledWith(trips.RAIL._id, {
      reason: 'Strike',
      penalty: { amount: 3_600, currency: 'CHF' },
    });
  },
};
export const RecordingACancellationNarrowDark: Story = { args: cancelling(), globals: narrowDark };
export const CancellationOfWhatHasChanged: Story = { args: cancelling({ changed: true }) };
