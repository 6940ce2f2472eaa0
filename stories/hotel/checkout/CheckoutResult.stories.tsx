import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { CheckoutScreen } from '#src/features/checkout/CheckoutScreen.tsx';
import { HOTEL_STEPS } from '#stories/support/booking-steps.ts';
import { NOTHING_BOUGHT, ORDERED, PARTLY_BOOKED, WAITING } from '#stories/support/checkout-fixtures.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

const tripHref = `/trips/${ORDERED._id}`;

const meta = {
  component: CheckoutScreen,
  decorators: [inShell],
  args: { state: 'confirming', steps: HOTEL_STEPS, tripHref },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const unclear = { state: 'unclear', asking: false, onAskAgain: fn() } as const;

export const Unclear: Story = {
  args: unclear,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/nothing is booked twice/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask now' }));
    await expect('onAskAgain' in args && args.onAskAgain).toHaveBeenCalledTimes(1);
  },
};
export const UnclearNarrowDark: Story = { args: unclear, globals: narrowDark };
export const UnclearAndAsking: Story = { args: { ...unclear, asking: true } };
export const Confirming: Story = {};
export const OutcomeUnknown: Story = { args: { state: 'outcomeUnknown', tripHref } };

export const Confirmed: Story = {
  args: { state: 'confirmed', trip: ORDERED, tripHref },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Your trip is booked' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/K7TQ2M/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the trip' })).toHaveAttribute('href', tripHref);
  },
};

export const PartlyBooked: Story = {
  args: { state: 'partlyBooked', trip: PARTLY_BOOKED, tripHref },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your trip is partly booked')).toBeVisible();
    await expect(canvas.getByText(/^Booked: /)).toBeVisible();
    await expect(canvas.getByText(/^Not booked: .*It has sold out\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decide what happens to the trip' })).toHaveAttribute(
      'href',
      tripHref,
    );
  },
};
export const PartlyBookedNarrowDark: Story = { ...PartlyBooked, globals: narrowDark };

export const WaitingForApproval: Story = {
  args: { state: 'waitingForApproval', trip: WAITING, tripHref },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Anna Keller can approve it until 2 Mar 2027/)).toBeVisible();
  },
};

export const NothingWasBought: Story = {
  args: { state: 'failed', trip: NOTHING_BOUGHT, tripHref, onPickAnother: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The supplier declined the booking.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the choice' }));
    await expect('onPickAnother' in args && args.onPickAnother).toHaveBeenCalledTimes(1);
  },
};
const ADDITION_FAILED: Trip = {
  ...PARTLY_BOOKED,
  status: 'complete',
  parts: PARTLY_BOOKED.parts.map((part) =>
    part.status === 'failed' ? { ...part, status: 'cancelled' } : part,
  ),
};

export const AdditionWasNotBooked: Story = {
  args: { state: 'failed', trip: ADDITION_FAILED, tripHref, onPickAnother: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you added was not booked')).toBeVisible();
    await expect(canvas.getByText(/^Booked: /)).toBeVisible();
    await expect(canvas.queryByText('Nothing was bought')).toBeNull();
  },
};

export const NothingWasBoughtNarrowDark: Story = {
  ...NothingWasBought,
  play: async () => {},
  globals: narrowDark,
};
