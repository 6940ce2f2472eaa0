import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PartChange, TripPart } from '#domain/contract.ts';
import { ChangeComparison } from '#src/components/booking/ChangeComparison.tsx';
import { comparisonSide } from '#src/components/booking/comparison-side.ts';
import { LOST_BENEFIT_WORDS } from '#src/components/booking/lost-benefit-words.ts';
import '#src/i18n/catalogues/booking.ts';
import '#src/i18n/catalogues/verdicts.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { inMargin, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { onSiteChange, PREPAID_RENTAL, STAY_AT_HOTEL } from '#stories/support/paid-on-site.ts';
import { FLIGHT_CHANGE, RENTAL_CHANGE, STAY_CHANGE } from '#stories/support/part-changes.ts';
import { chf, RENTAL, STAY } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: ChangeComparison,
  decorators: [inMargin],
  args: renderComparison(STAY, STAY_CHANGE),
} satisfies Meta<typeof ChangeComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stay: Story = {
  play: async ({ canvas }) => {
    const dates = within(canvas.getByRole('row', { name: /^Dates/ }));
    await expect(dates.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '14 – 16 Mar 2027',
      '14 – 17 Mar 2027',
    ]);
    const prices = within(canvas.getByRole('row', { name: /^Price/ }));
    await expect(prices.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'CHF\u00a0480.00',
      'CHF\u00a01,080.00',
    ]);
    const board = within(canvas.getByRole('row', { name: /^Board/ }));
    await expect(board.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Breakfast included',
      'Without meals',
    ]);
    await expect(amountOf(canvas.getByText('Price difference'))).toBe('CHF\u00a0600.00 more');
    await expect(amountOf(canvas.getByText('Fee for the change'))).toBe('CHF\u00a020.00');
    await expect(amountOf(canvas.getByText('Total to pay for the change'))).toBe('CHF\u00a0620.00');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The free cancellation',
      'Breakfast',
    ]);
  },
};
export const StayNarrowDark: Story = { globals: narrowDark };
export const StayNarrowest: Story = { globals: narrowest };

/** The fee of the airline is higher than what the new flight costs less. */
export const Flight: Story = {
  args: renderComparison(FLIGHT, FLIGHT_CHANGE),
  play: async ({ canvas }) => {
    const [before, after] = within(canvas.getByRole('row', { name: /^Flights / })).getAllByRole('cell');
    await expect(before).toHaveTextContent('LX 3471');
    await expect(before).toHaveTextContent('Fri 19 Mar');
    await expect(after).toHaveTextContent('Sat 20 Mar');
    await expect(amountOf(canvas.getByText('Price difference'))).toBe('CHF\u00a077.00 less');
    await expect(amountOf(canvas.getByText('Total to pay for the change'))).toBe('CHF\u00a073.00');
    await expect(canvas.getByText('The chosen seats')).toBeVisible();
  },
};
export const FlightNarrowest: Story = { ...Flight, globals: narrowest };

export const Car: Story = {
  args: renderComparison(RENTAL, RENTAL_CHANGE),
  play: async ({ canvas }) => {
    await expect(amountOf(canvas.getByText('Fee for the change'))).toBe('None');
    const atDesk = within(canvas.getByRole('row', { name: /^Paid at the rental desk/ }));
    await expect(atDesk.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'CHF\u00a0210.00',
      'CHF\u00a0150.00',
    ]);
    await expect(amountOf(canvas.getByText('On site'))).toBe(
      'CHF\u00a060.00 less to be paid at the rental desk',
    );
    await expect(amountOf(canvas.getByText('To pay now for the change'))).toBe('CHF\u00a00.00');
    await expect(canvas.queryByText(/Refunded/)).toBeNull();
    await expect(canvas.getByText('Nothing booked with it is lost with the change.')).toBeVisible();
  },
};

/** Part of the price is paid at the rental desk, the rest was paid with the booking. */
export const PrepaidCar: Story = {
  args: {
    ...renderComparison(PREPAID_RENTAL, RENTAL_CHANGE),
    refund: chf(90_00),
    onSite: onSiteChange('desk', 30_00, 60_00),
  },
  play: async ({ canvas }) => {
    await expect(amountOf(canvas.getByText('Refunded'))).toBe('CHF\u00a090.00');
    await expect(amountOf(canvas.getByText('On site'))).toBe(
      'CHF\u00a030.00 more to be paid at the rental desk',
    );
  },
};

export const StayAtHotel: Story = {
  args: {
    ...renderComparison(STAY_AT_HOTEL, STAY_CHANGE),
    due: chf(20_00),
    onSite: onSiteChange('hotel', 480_00, 1_080_00),
    lost: ['refundable'],
  },
  play: async ({ canvas }) => {
    await expect(amountOf(canvas.getByText('Price difference'))).toBe('CHF\u00a0600.00 more');
    await expect(amountOf(canvas.getByText('On site'))).toBe('CHF\u00a0600.00 more to be paid at the hotel');
    await expect(amountOf(canvas.getByText('To pay now for the change'))).toBe('CHF\u00a020.00');
    await expect(canvas.getByText('Cancellation for less than the full price')).toBeVisible();
  },
};
export const StayAtHotelNarrowest: Story = { ...StayAtHotel, globals: narrowest };

/** From what is paid at the hotel to what is paid with the booking. */
export const StayPaidNow: Story = {
  args: {
    ...renderComparison(STAY_AT_HOTEL, STAY_CHANGE),
    due: chf(1_100_00),
    onSite: onSiteChange('hotel', 480_00, 0),
  },
  play: async ({ canvas }) => {
    await expect(amountOf(canvas.getByText('On site'))).toBe(
      'CHF\u00a0480.00 no longer to be paid at the hotel',
    );
    await expect(amountOf(canvas.getByText('To pay now for the change'))).toBe('CHF\u00a01,100.00');
  },
};

/** Only the recorded data of the old booking are known. */
export const WithoutOldDetails: Story = {
  args: { ...renderComparison(STAY, STAY_CHANGE), before: { ...STAY_CHANGE.before, terms: [] } },
};

export const EverythingLost: Story = {
  args: {
    ...renderComparison(STAY, STAY_CHANGE),
    lost: Object.keys(LOST_BENEFIT_WORDS) as PartChange['lost'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

function renderComparison(
  part: TripPart,
  { after, difference, penalty, due, refund, onSite, lost }: PartChange,
) {
  return {
    before: comparisonSide(part),
    after: comparisonSide(after),
    difference,
    penalty,
    due,
    refund,
    onSite,
    lost,
  };
}

function amountOf(term: HTMLElement): string | null | undefined {
  return term.nextElementSibling?.textContent;
}
