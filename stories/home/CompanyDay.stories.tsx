import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CompanyDay as Day } from '#domain/contract.ts';
import { CompanyDay } from '#src/features/home/CompanyDay.tsx';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

const francs = (amount: number) => ({ amount, currency: 'CHF' });
const underWay = (id: number, firstName: string, title: string, endsOn: string) => ({
  _id: `01994b5e-0000-7000-8000-00000000000${id}`,
  title,
  travelers: [{ firstName, lastName: 'Keller' }],
  endsOn,
});

const BUSY: Day = {
  day: '2027-03-01',
  away: {
    people: 6,
    trips: [
      underWay(1, 'Anna', 'Hamburg, 28 Feb – 2 Mar', '2027-03-02'),
      underWay(2, 'Fabio', 'Vienna, 28 Feb – 3 Mar', '2027-03-03'),
      underWay(3, 'Eliane', 'Geneva, 1 – 4 Mar', '2027-03-04'),
      underWay(4, 'Luca', 'Paris, 1 – 4 Mar', '2027-03-04'),
      underWay(5, 'Aisha', 'Munich, 1 – 5 Mar', '2027-03-05'),
    ],
  },
  approvals: { count: 9, oldestSince: '2027-02-28T09:40:00.000Z' },
  thisMonth: { month: '2027-03-01', trips: 1, outsidePolicy: 0, spend: [francs(29_494)] },
  lastMonth: {
    month: '2027-02-01',
    trips: 23,
    outsidePolicy: 4,
    spend: [francs(1_843_075), { amount: 41_200, currency: 'EUR' }],
  },
};

const QUIET: Day = {
  day: '2027-03-01',
  away: { people: 0, trips: [] },
  approvals: { count: 0 },
  thisMonth: { month: '2027-03-01', trips: 0, outsidePolicy: 0, spend: [francs(0)] },
  lastMonth: { month: '2027-02-01', trips: 0, outsidePolicy: 0, spend: [francs(0)] },
};

const meta = {
  component: CompanyDay,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
    inShell,
  ],
  args: { companyName: 'Alpenblick Engineering AG', day: BUSY, now: '2027-03-01T10:40:00.000Z' },
} satisfies Meta<typeof CompanyDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {
  play: async ({ canvas }) => {
    const day = within(canvas.getByRole('region', { name: 'Today at Alpenblick Engineering AG' }));
    await expect(day.getByText('6 people')).toBeVisible();
    await expect(day.getAllByRole('listitem')).toHaveLength(4);
    await expect(day.getByText('Vienna, 28 Feb – 3 Mar')).toBeVisible();
    await expect(day.getByRole('link', { name: 'All who are away' })).toHaveAttribute(
      'href',
      '/?trips=current',
    );
    await expect(day.getByText('the oldest requested 25 hours ago')).toBeVisible();
    await expect(day.getByText('Booked in March')).toBeVisible();
    await expect(day.getByText('for 1 trip, without booking fees')).toBeVisible();
    await expect(day.getByText(/^CHF\s18,430\.75 \+ EUR\s412\.00 in all of February$/)).toBeVisible();
    await expect(day.getByText('0 of 1 trip needed an approval')).toBeVisible();
    await expect(day.getByText('17 % in February')).toBeVisible();
  },
};
export const BusyNarrowDark: Story = { globals: narrowDark };
export const BusyNarrowest: Story = { globals: narrowest };
export const Quiet: Story = {
  args: { day: QUIET },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one')).toBeVisible();
    await expect(canvas.getByText('0 of 0 trips needed an approval')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { day: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today at Alpenblick Engineering AG' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
