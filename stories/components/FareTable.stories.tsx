import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FareTable } from '#src/features/flight-booking/fares/FareTable.tsx';
import { FLIGHT } from '#stories/support/fare-fixtures.ts';
import { FLIGHT_RULES } from '#stories/support/flight-fares-args.ts';
import { inPadding, narrow, narrowDark, wide } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

const meta = {
  component: FareTable,
  decorators: [inPadding],
  globals: wide,
  args: {
    flight: FLIGHT,
    rules: FLIGHT_RULES,
    selectedFareIndex: -1,
    busyOffer: null,
    goneOffers: new Set<string>(),
    earlier: null,
    onChoose: fn(),
  },
} satisfies Meta<typeof FareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    await expect(texts[1]).toEqual(['1 × 8 kg', '1 × 8 kg', '1 × 8 kg', '2 × 8 kg']);
    await expect(texts[2]).toEqual(['None', '1 × 23 kg', '1 × 23 kg', '2 × 32 kg']);
    await expect(texts[4]?.map((text) => text.replace('\u00a0', ' '))).toEqual([
      'No',
      'Fee CHF 150.00',
      'Free',
      'Free',
    ]);
    await expect(texts[5]?.slice(0, 2)).toEqual(['No', 'Not stated']);
    await expect(texts[7]).toEqual([
      '25 % of the distance',
      '2,500 for each flight',
      '100 % of the distance',
      'None',
    ]);
    await expect(texts[9]?.[0]).toMatch(/^Tue 2 Mar, \d\d:15$/);
    await expect(texts[9]?.[3]).toBe('Not stated');
  },
};

export const OneBelowAnother: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const card = within(canvas.getByRole('article', { name: 'Economy Classic' }));
    await expect(card.getByText('Standard seats free')).toBeVisible();
  },
};
export const OneBelowAnotherDark: Story = { globals: narrowDark };

export const Chosen: Story = { args: { selectedFareIndex: 2 } };
export const ChosenNarrowDark: Story = { args: { selectedFareIndex: 2 }, globals: narrowDark };

/** Each fare is reached with the tabulator, from the cheapest on. */
export const ByKeyboard: Story = {
  args: { onChoose: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Choose Economy Light/);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith('LH-classic');
  },
};

export const EarlierFare: Story = {
  args: { earlier: { offer: FLIGHT.fares[1]?.offer ?? '', fit: 'same' } },
  play: async ({ canvas }) => {
    const head = canvas.getByText('Your earlier choice').closest('th');
    await expect(head).toHaveTextContent(FLIGHT.fares[1]?.family.name ?? 'none');
    await lookNarrowAndDark();
  },
};
