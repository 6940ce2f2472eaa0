import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EarlierSearches } from '#src/components/places/EarlierSearches.tsx';
import { AT_GENEVA, IN_BERLIN, TO_LONDON } from '#stories/support/earlier-searches.ts';
import { narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: EarlierSearches,
  args: {
    searches: [TO_LONDON, IN_BERLIN, AT_GENEVA],
    onRepeat: fn(),
  },
} satisfies Meta<typeof EarlierSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnAndPopular: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const own = within(canvas.getByRole('region', { name: 'Search again' }));
    await userEvent.click(
      own.getByRole('button', { name: 'Flights Zurich ZRH – London LHR, 9 – 11 Mar 2027' }),
    );
    await expect(args.onRepeat).toHaveBeenLastCalledWith(TO_LONDON);
    await expect(own.getByRole('button', { name: 'Hotels Berlin' })).toBeVisible();
    const popular = within(canvas.getByRole('region', { name: 'Popular with colleagues' }));
    await userEvent.click(popular.getByRole('button', { name: 'Cars Geneva Airport' }));
    await expect(args.onRepeat).toHaveBeenLastCalledWith(AT_GENEVA);
  },
};
export const NarrowDark: Story = { globals: narrowDark };
export const OwnOnly: Story = {
  args: { searches: [IN_BERLIN] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};
export const None: Story = {
  args: { searches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
