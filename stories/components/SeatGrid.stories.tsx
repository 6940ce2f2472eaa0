import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SeatGrid } from '#src/features/flight-booking/options/SeatGrid.tsx';
import { buildCabin } from '#stories/support/flight/seat-fixtures.ts';
import { inMargin } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

const ANNA = { id: 'anna', name: 'Anna Keller', initials: 'AK' };

/** The last row has seats in the middle only. */
const WIDE = buildCabin({
  layout: 'ABC|DEFG|HJK',
  from: 30,
  rows: 8,
  exits: [33],
  wing: [31, 34],
  missing: 'ABCHJK',
});

const meta = {
  component: SeatGrid,
  decorators: [inMargin],
  args: {
    label: 'Seats in Economy for Anna Keller',
    cabin: WIDE,
    cabins: [WIDE],
    owners: new Map(),
    onChoose: fn(),
  },
} satisfies Meta<typeof SeatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.getAttribute('data-seat');

export const OneTabStop: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(focused()).toBe('30A');
    await userEvent.tab();
    await expect(focused()).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(focused()).toBe('30A');
    await lookNarrowAndDark();
  },
};

export const StartsAtASelectedSeat: Story = {
  args: { owners: new Map([['32D', ANNA]]) },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(focused()).toBe('32D');
  },
};

export const ArrowsMoveByGeometry: Story = {
  name: 'Arrow keys move by the position of seats, past aisles and gaps',
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(focused()).toBe('30D');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('31D');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('31K');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('31A');
    await userEvent.keyboard('{PageDown}');
    await expect(focused()).toBe('33A');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('37D');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('37D');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(focused()).toBe('30D');
  },
};

export const ChosenByKeyboard: Story = {
  args: { onChoose: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: '30A' }));
  },
};

/** An occupied seat can be focused, but not chosen. */
export const TakenSeat: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [occupied] = canvas.getAllByRole('button', { name: /taken$/ });
    occupied?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
