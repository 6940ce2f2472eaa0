import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FareTable } from '#src/features/flight-booking/fares/FareTable.tsx';
import { FLIGHT } from '#stories/support/flight/fare-fixtures.ts';
import { FLIGHT_RULES, readyFares } from '#stories/support/flight/flight-fares-args.ts';
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
    now: readyFares.now,
    isChange: false,
    onChoose: fn(),
    onOptions: fn(),
    onAdd: fn(),
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
    await expect(texts[5]).toEqual([
      'Free for 24 hours',
      'Free for 24 hours',
      'Free for 24 hours',
      'Free until check-in closes',
    ]);
    await expect(texts[6]?.slice(0, 2)).toEqual(['No', 'Not stated']);
    await expect(texts[7]).toEqual([
      'Fare is forfeited',
      'Fare is forfeited',
      'For the change fee',
      'For the change fee',
    ]);
    await expect(texts[8]).toEqual([
      '25 % of the distance',
      '2,500 for each flight',
      '100 % of the distance',
      'None',
    ]);
    await expect(texts[10]?.[0]).toMatch(/^Tue 2 Mar, \d\d:15$/);
    await expect(texts[10]?.[3]).toBe('Not stated');
    for (const name of ['Cancellation', 'No-show']) {
      await expect(canvas.getByRole('rowheader', { name })).toHaveAccessibleDescription('differs');
    }
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

const [OF_FEW_WORDS] = FLIGHT.fares.map(({ seatsLeft: _, family, ...fare }) => {
  const { voidHours: __, noShow: ___, ...others } = family;
  return {
    ...fare,
    family: { ...others, carryOn: { pieces: 1 }, checked: { pieces: 2 }, change: {}, refund: {} },
  };
});

/** An airline that states neither weights nor what happens in case of a no-show. */
export const LittleStated: Story = {
  args: { flight: { ...FLIGHT, fares: OF_FEW_WORDS ? [OF_FEW_WORDS] : [] } },
  play: async ({ canvas }) => {
    const cellOf = (name: string) =>
      within(canvas.getByRole('rowheader', { name }).closest('tr') ?? document.body).getByRole('cell');
    await expect(cellOf('Cabin bags')).toHaveTextContent('1 piece');
    await expect(cellOf('Checked bags')).toHaveTextContent('2 pieces');
    await expect(cellOf('No-show')).toHaveTextContent('Not stated');
    await expect(cellOf('Cancellation')).toHaveTextContent('Not stated');
    await expect(canvas.queryByText(/seats? left/)).toBeNull();
  },
};

/** Where all fares have the same, it is not marked. */
export const Alike: Story = {
  args: { flight: { ...FLIGHT, fares: FLIGHT.fares.slice(0, 1) } },
  play: async ({ canvas }) => {
    for (const label of canvas.getAllByRole('rowheader')) {
      await expect(label).not.toHaveAccessibleDescription();
    }
  },
};

/** So late that a day after the booking is after the check-in. */
export const LeavesSoon: Story = {
  args: { now: '2027-03-13T18:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Free for 24 hours, or until check-in closes')).toHaveLength(3);
  },
};

export const SeatsFirst: Story = {
  args: { onOptions: fn(), onAdd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seats and bags with Economy Classic' }));
    await expect(args.onOptions).toHaveBeenCalledWith('LH-classic');
    await userEvent.click(canvas.getByRole('button', { name: /^Add to trip: Economy Light for CHF/ }));
    await expect(args.onAdd).toHaveBeenCalledWith('LH-light');
  },
};

/** The options of the booked flight are looked at first, and nothing is added to a trip. */
export const OfAChange: Story = {
  args: { isChange: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Seats and bags|Add to trip)/ })).toBeNull();
  },
};

export const Chosen: Story = { args: { selectedFareIndex: 2 } };
export const ChosenNarrowDark: Story = { args: { selectedFareIndex: 2 }, globals: narrowDark };

/** Each fare is reached with the tabulator, from the cheapest on. */
export const ByKeyboard: Story = {
  args: { onChoose: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Choose Economy Light/);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Seats and bags with Economy Light');
    await userEvent.tab();
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
