import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import type { DecidingProps, DecisionAction } from '#src/features/trips/deciding/deciding.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { DANIEL } from '#stories/support/trip-fixtures.ts';
import * as trips from '#stories/support/trips-to-decide.ts';

const decide = (trip: Trip, deciding: Partial<DecidingProps> = {}) => {
  const ready = readyTrip(trip);
  return { ...ready, personId: DANIEL._id, deciding: { ...ready.deciding, ...deciding } };
};

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: decide(trips.APPROVED_FOR_ANOTHER),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const decided = (action: DecisionAction, others: number) =>
  decide(
    { ...trips.TO_DECIDE, allowedActions: [] },
    {
      decision: { state: 'decided', subject: { kind: 'trip' }, action },
      neighbours: { previous: null, next: others > 0 ? '/trips/3' : null, others },
    },
  );
export const Decided: Story = {
  args: decided('approve', 2),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The trip is approved.')).toBeVisible();
    await expect(canvas.getByText('2 more trips wait for your decision.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the next trip' })).toHaveAttribute(
      'href',
      '/trips/3',
    );
  },
};
export const DecidedTheLast: Story = {
  args: decided('sendBack', 0),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The trip is sent back for changes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your trips' })).toHaveAttribute('href', '/');
  },
};

export const HistoryOfADecision: Story = {
  args: decide(trips.APPROVED_FOR_ANOTHER),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('Daniel Frei for Petra Wyss')).toBeVisible();
    await expect(canvas.getByText('The client insists on it')).toBeVisible();
    await userEvent.click(canvas.getByText('What the approver saw'));
    await expect(canvas.getByText('Policy “Standard”, version 3')).toBeVisible();
  },
};
