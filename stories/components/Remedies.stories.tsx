import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFareTable } from '#domain/flight-booking/fare-table.ts';
import type { FlightEntry } from '#domain/flight-booking/flight-list.ts';
import { Remedies } from '#src/features/flight-booking/fares/Remedies.tsx';
import { DEARER_IN_POLICY, FLIGHT, NONE_IN_POLICY } from '#stories/support/flight/fare-fixtures.ts';
import { FLIGHT_RULES } from '#stories/support/flight/flight-fares-args.ts';
import { inMargin } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

function buildArgs(flight: FlightEntry, place: number) {
  const column = buildFareTable(flight, FLIGHT_RULES)[place];
  if (!column) throw new Error(`There is no fare ${place}`);
  return { remedies: column.remedies, fare: column.fare, rules: FLIGHT_RULES };
}

const meta = {
  component: Remedies,
  decorators: [inMargin],
  args: buildArgs(FLIGHT, 2),
} satisfies Meta<typeof Remedies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CheaperFare: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What would be in policy' }));
    await expect(canvas.getByText(/^Economy Light on these flights, -CHF.530\.00$/)).toBeVisible();
    await expect(canvas.getByText('Highest price of a flight')).toBeVisible();
    await expect(canvas.getByText(/^here CHF.1,310\.00$/)).toBeVisible();
    await lookNarrowAndDark();
  },
};

export const DearerFare: Story = {
  args: buildArgs(DEARER_IN_POLICY, 0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What would be in policy' }));
    await expect(canvas.getByText(/^Economy Classic on these flights, \+CHF.134\.00$/)).toBeVisible();
  },
};

export const AnotherFlight: Story = {
  args: buildArgs(NONE_IN_POLICY, 1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What would be in policy' }));
    await expect(canvas.getByText('Another flight that keeps these rules:')).toBeVisible();
    await expect(canvas.getByText('Highest service class')).toBeVisible();
    await expect(canvas.getByText('here Economy, Business')).toBeVisible();
  },
};

export const NothingToChange: Story = {
  args: buildArgs(FLIGHT, 0),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
