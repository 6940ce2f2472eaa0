import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, DANIEL, STAY } from '#stories/support/trip-fixtures.ts';
import { WAITING } from '#stories/support/trips-by-status.ts';

const toDecide: Trip = {
  ...WAITING,
  allowedActions: ['approve', 'reject', 'sendBack'],
  comparisons: [
    {
      partId: STAY._id,
      colleagues: [
        { firstName: 'Anna', lastName: 'Keller' },
        { firstName: 'Fabio', lastName: 'Lombardi' },
      ],
      search: 'found',
      alternative: {
        title: 'Hotel Limmatblick, Single room',
        price: chf(398_00),
        foundAt: '2027-03-01T09:30:02.000Z',
      },
    },
  ],
};
/** The ready trip while its search has come to nothing, is still under way, or was never started. */
function withComparison(comparison: { search?: 'looking' | 'none' | 'failed' }) {
  const trip: Trip = { ...toDecide, comparisons: [{ partId: STAY._id, colleagues: [], ...comparison }] };
  return { ...readyTrip(trip), personId: DANIEL._id };
}

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: { ...readyTrip(toDecide), personId: DANIEL._id },
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAlternative: Story = {
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: STAY.property.name }));
    await expect(part.getByText(/^Hotel Limmatblick, Single room: .*\(.*82\.00\)$/)).toBeVisible();
    await expect(part.getByText('CHF 398.00')).toBeVisible();
    await expect(part.getByText('Anna Keller, Fabio Lombardi')).toBeVisible();
  },
};
export const WithAlternativeNarrowDark: Story = { globals: narrowDark };
export const WithoutAlternative: Story = {
  args: withComparison({ search: 'none' }),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: STAY.property.name }));
    await expect(part.getByText('None found')).toBeVisible();
    await expect(part.getByText('None')).toBeVisible();
  },
};
export const WhileSearching: Story = {
  args: withComparison({ search: 'looking' }),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: STAY.property.name }));
    await expect(part.getByText('Still searching')).toBeVisible();
  },
};
export const SearchFailed: Story = {
  args: withComparison({ search: 'failed' }),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: STAY.property.name }));
    await expect(part.getByText('The search failed')).toBeVisible();
  },
};
export const NotSearched: Story = {
  args: withComparison({}),
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: STAY.property.name }));
    await expect(part.queryByText('Cheapest without approval')).toBeNull();
    await expect(part.getByText('Colleagues there at the same time')).toBeVisible();
  },
};
