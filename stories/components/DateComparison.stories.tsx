import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateComparison } from '#src/features/flight-booking/search/DateComparison.tsx';
import '#src/i18n/catalogues/booking.ts';
import '#src/i18n/catalogues/flight-search.ts';
import { comparison, oneWay } from '#stories/support/flight/day-comparison.ts';
import { narrow, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: DateComparison,
  args: comparison({ state: { kind: 'finished' } }),
} satisfies Meta<typeof DateComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
    await expect(canvas.getAllByRole('button', { name: /not available/ }).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Cheapest')).toBeVisible();
    await expect(canvas.getByText('Cheapest in policy')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^All days are compared\. .+cheapest/i);
  },
};
export const CompleteNarrowDark: Story = { globals: narrowDark };

export const Empty: Story = { args: comparison({ arrived: 0, state: { kind: 'running' } }) };

export const Filling: Story = {
  args: comparison({ arrived: 12, state: { kind: 'running' } }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^12 of \d+ compared$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};
export const FillingNarrowDark: Story = { ...Filling, globals: narrowDark };

export const Stopped: Story = {
  args: comparison({ arrived: 12, state: { kind: 'stopped' } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const MinorError: Story = {
  args: comparison({
    state: { kind: 'finished' },
    change: (cell, index) => {
      if (index % 5 > 0) return cell;
      const { cheapest: _, cheapestInPolicy: _inPolicy, ...rest } = cell;
      return index % 2 > 0
        ? { ...cell, failedSources: ['lowCost'] }
        : { ...rest, failedSources: ['network'] };
    },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /incomplete/ })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const BrokenOff: Story = { args: comparison({ arrived: 20, state: { kind: 'failed' } }) };

export const MajorError: Story = {
  args: comparison({ arrived: 0, state: { kind: 'failed' } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: comparison({
    arrived: 0,
    state: { kind: 'refused', message: 'There were too many calls within a minute.' },
  }),
};

export const NothingShown: Story = {
  args: comparison({
    state: { kind: 'finished' },
    change: ({ cheapest: _, cheapestInPolicy: _inPolicy, ...cell }) => ({ ...cell, hiddenByPolicy: 7 }),
  }),
};

export const OneWay: Story = {
  args: comparison({ criteria: oneWay, state: { kind: 'finished' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
  },
};
export const OneWayNarrow: Story = { ...OneWay, globals: narrow };
export const OneWayFillingNarrowDark: Story = {
  args: comparison({ criteria: oneWay, arrived: 3, state: { kind: 'running' } }),
  globals: narrowDark,
};

export const ByKeyboard: Story = {
  args: comparison({ state: { kind: 'finished' } }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Sun 14 Mar to Fri 19 Mar, your dates/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Mon 15 Mar to Sat 20 Mar/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /^Thu 11 Mar to Sat 20 Mar/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({
      departureDate: '2027-03-17',
      returnDate: '2027-03-20',
    });
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: /^Wed 17 Mar to Sat 20 Mar/ })).toHaveFocus();
  },
};
