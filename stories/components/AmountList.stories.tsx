import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount, AmountList } from '#src/components/AmountList.tsx';
import { inMargin, narrowDark, narrowest } from '#stories/support/frames.tsx';

const meta = {
  component: AmountList,
  decorators: [inMargin],
  args: {
    children: (
      <>
        <Amount name="Two nights in a double room with a view of the river">€240.00</Amount>
        <Amount name="Breakfast">Included</Amount>
        <Amount name="Total" isMain>
          €240.00
        </Amount>
      </>
    ),
  },
} satisfies Meta<typeof AmountList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {
  play: async ({ canvas }) => {
    const [night, , total] = canvas.getAllByRole('definition');
    await expect(night).toHaveTextContent('€240.00');
    await expect(total).toHaveStyle({ fontWeight: 600 });
  },
};
export const WithTotalNarrowDark: Story = { ...WithTotal, globals: narrowDark };

export const WordsForAnAmount: Story = {
  args: {
    children: (
      <Amount name="On site" isMain>
        €120.00 less to pay at the hotel, and €15.00 more of its city tax
      </Amount>
    ),
  },
  globals: narrowest,
};
