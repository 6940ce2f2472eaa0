import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SeatMap } from '#src/features/flight-booking/options/SeatMap.tsx';
import { SeatTable } from '#src/features/flight-booking/options/SeatTable.tsx';
import { SINGLE_AISLE, TWO_AISLES, TWO_CABINS, TWO_DECKS } from '#stories/support/flight/seat-fixtures.ts';
import { inPadding, narrowDark, narrowest } from '#stories/support/frames.tsx';

const ANNA = { id: 'anna', name: 'Anna Keller', initials: 'AK' };
const DANIEL = { id: 'daniel', name: 'Daniel Frei', initials: 'DF' };

const meta = {
  component: SeatMap,
  decorators: [inPadding],
  args: {
    map: SINGLE_AISLE,
    owners: new Map([
      ['12A', ANNA],
      ['12B', DANIEL],
    ]),
    traveler: DANIEL,
    onChoose: fn(),
  },
} satisfies Meta<typeof SeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleAisle: Story = {
  play: async ({ canvas }) => {
    const [legend] = canvas.getAllByRole('list');
    await expect(legend).toHaveTextContent(/^IncludedACHF.25\.00BCHF.35\.00×Taken/);
    await expect(canvas.getByRole('grid', { name: 'Seats in Economy for Daniel Frei' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '12A, window, included, for Anna Keller' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expect(
      canvas.getByRole('button', { name: /^16A, window, exit row, over the wing, CHF.35\.00, free$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '12C, aisle, included, taken' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const SingleAisleNarrowDark: Story = { globals: narrowDark };
export const TwoAisles: Story = { args: { map: TWO_AISLES } };
export const TwoAislesNarrowest: Story = { args: { map: TWO_AISLES }, globals: narrowest };
export const TwoAislesNarrowDark: Story = { args: { map: TWO_AISLES }, globals: narrowDark };
export const SeveralCabins: Story = { args: { map: TWO_CABINS } };
export const SeveralCabinsNarrowDark: Story = { args: { map: TWO_CABINS }, globals: narrowDark };

/** Page keys move from one deck to the other. */
export const TwoDecks: Story = {
  args: { map: TWO_DECKS, owners: new Map() },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('grid', { name: 'Seats in Economy for Daniel Frei, Upper deck' }),
    ).toBeVisible();
    canvas.getByRole('button', { name: /^43A, window/ }).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('button', { name: /^71A, window/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('button', { name: /^43A, window/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Upper deck' }));
    await expect(canvas.getByRole('heading', { name: 'Upper deck' })).toHaveFocus();
  },
};
export const TwoDecksNarrowDark: Story = { args: { map: TWO_DECKS, owners: new Map() }, globals: narrowDark };

export const TwoDecksAsATable: Story = {
  render: (args) => <SeatTable {...args} />,
  args: { map: TWO_DECKS, owners: new Map() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByLabelText('Deck'), 'Upper deck');
    await expect(canvas.getByRole('table')).toHaveAccessibleName(
      'Seats in Economy for Daniel Frei, Upper deck',
    );
  },
};

export const AsATable: Story = {
  render: (args) => <SeatTable {...args} />,
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Anna Keller: 12A' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose: 12C' })).toBeNull();
    const own = canvas.getByRole('button', { name: 'Give back: 12B' });
    await userEvent.click(own);
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: '12B' }));
    await expect(own).toHaveFocus();
  },
};
