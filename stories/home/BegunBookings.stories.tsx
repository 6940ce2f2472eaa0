import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BegunBookings, type BegunLine } from '#src/features/home/BegunBookings.tsx';
import type { BegunBooking } from '#src/features/home/begun-booking.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

const FLIGHT: BegunBooking = {
  kind: 'flight',
  stored: {
    flow: 'flight',
    revision: 7,
    chartVersion: 1,
    snapshot: {},
    savedAt: '2027-03-01T09:00:00.000Z',
  },
  title: 'Zurich – London',
  startsOn: '2027-03-08',
  endsOn: '2027-03-10',
  step: 3,
  steps: 5,
  price: { amount: 24_375, currency: 'CHF' },
  href: '/booking/flight/fares',
  ordering: false,
};
const HOTEL: BegunBooking = {
  ...FLIGHT,
  kind: 'hotel',
  title: 'Hotel am Stadtpark with a very long name that does not end, Winterthur',
  step: 2,
  steps: 4,
  price: null,
  href: '/booking/hotel/select',
};
const CAR: BegunBooking = {
  ...FLIGHT,
  kind: 'car',
  title: 'Volkswagen Golf',
  step: 3,
  steps: 3,
  href: '/booking/car/checkout',
  ordering: true,
};

const meta = {
  component: BegunBookings,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    lines: [FLIGHT, HOTEL, CAR].map((booking) => ({ booking, isDropped: false })),
    onDrop: fn(),
    onRestore: fn(),
  },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof BegunBookings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is being ordered can't be dropped. */
export const OfAllKinds: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('step 3 of 5 · CHF 243.75')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on: Zurich – London' })).toHaveAttribute(
      'href',
      '/booking/flight/fares',
    );
    await expect(canvas.getByText('Volkswagen Golf').parentElement).toHaveTextContent(/^Being ordered: /);
    await expect(canvas.getAllByRole('button', { name: /^Drop / })).toHaveLength(2);
  },
};
export const OfAllKindsNarrowDark: Story = { globals: narrowDark };
export const OfAllKindsNarrowest: Story = { globals: narrowest };
export const Dropped: Story = {
  args: { lines: [{ booking: FLIGHT, isDropped: true }] },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Dropped: Zurich – London'),
};
export const Nothing: Story = {
  args: { lines: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
/** The focus stays in the line. */
export const DroppedAndPutBack: Story = {
  render: function Droppable(args) {
    const [lines, setLines] = useState<readonly BegunLine[]>([{ booking: FLIGHT, isDropped: false }]);
    const set = (isDropped: boolean) => () => setLines([{ booking: FLIGHT, isDropped }]);
    return <BegunBookings {...args} lines={lines} onDrop={set(true)} onRestore={set(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drop Zurich – London' }));
    await expect(canvas.getByRole('button', { name: 'Undo: Zurich – London' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Go on: Zurich – London' })).toHaveFocus();
  },
};
