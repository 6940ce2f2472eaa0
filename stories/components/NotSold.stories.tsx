import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotSold } from '#src/booking/NotSold.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

const meta = { component: NotSold, args: { kind: 'car' } } satisfies Meta<typeof NotSold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("Cars can't be booked here yet");
    const link = canvas.getByRole('link', { name: 'Ask the agency' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href);
    await expect([pathname, searchParams.get('kinds')]).toEqual(['/booking/request', '["car"]']);
  },
};
export const CarsNarrowDark: Story = { globals: narrowDark };

export const Hotels: Story = {
  args: { kind: 'hotel' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent("Hotels can't be booked here yet"),
};

export const Flights: Story = {
  args: { kind: 'flight' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent("Flights can't be booked here yet"),
};
