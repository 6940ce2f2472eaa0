import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CalendarSection } from '#src/features/users/CalendarSection.tsx';
import { inPadding, narrow, narrowDark } from '#stories/support/frames.tsx';

const ADDRESS =
  'https://travel.example/api/calendar-feeds/kq1Xo0dT0u3JjD0mVZyq0l2m1m8wVxJ3o5r7t9v1x3z/trips.ics';
const ON = { state: 'ready', feed: { isOn: true, since: '2027-03-10T08:00:00.000Z' } } as const;

const meta = {
  component: CalendarSection,
  decorators: [inPadding],
  args: {
    loaded: { state: 'ready', feed: { isOn: false } },
    address: null,
    pending: false,
    fault: null,
    onMake: fn(),
    onSwitchOff: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof CalendarSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make an address' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};

export const JustMade: Story = {
  args: { loaded: ON, address: ADDRESS },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Private address')).toHaveValue(ADDRESS);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(ADDRESS);
  },
};
export const JustMadeNarrow: Story = { ...JustMade, globals: narrow };
export const JustMadeNarrowDark: Story = { ...JustMade, globals: narrowDark };

export const On: Story = {
  args: { loaded: ON },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^On since .+\. The address was shown when it was made\.$/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new address' }));
    const renewal = await confirm('Make a new address?');
    await userEvent.click(renewal.getByRole('button', { name: 'Cancel' }));
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    const end = await confirm('Switch the calendar address off?');
    await userEvent.click(end.getByRole('button', { name: 'Switch off' }));
    await expect(args.onSwitchOff).toHaveBeenCalledOnce();
  },
};

export const MadeAgain: Story = {
  args: { loaded: ON },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const renewal = await confirm('Make a new address?');
    await userEvent.click(renewal.getByRole('button', { name: 'Make a new address' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};

export const Changing: Story = {
  args: { loaded: ON, pending: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const NotChanged: Story = { args: { loaded: ON, fault: 'The server can not be reached.' } };
export const Loading: Story = { args: { loaded: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    loaded: {
      state: 'failed',
      failure: { message: 'The server can not be reached.', reference: '1700000000000', onRetry: fn() },
    },
  },
};
