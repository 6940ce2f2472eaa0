import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PartChange, TripPart } from '#domain/contract.ts';
import { ChangeComparison } from '#src/components/booking/ChangeComparison.tsx';
import { comparedPart } from '#src/components/booking/compared-part.ts';
import { LOST_BENEFIT_WORDS } from '#src/components/booking/lost-benefit-words.ts';
import '#src/i18n/catalogues/booking.ts';
import { expectNoOverflow } from '#stories/support/expect-no-overflow.ts';
import { FLIGHT } from '#stories/support/flight-fixtures.ts';
import { dark, inMargin, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { FLIGHT_CHANGE, RENTAL_CHANGE, STAY_CHANGE } from '#stories/support/part-changes.ts';
import { RENTAL, STAY } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: ChangeComparison,
  decorators: [inMargin],
  args: compared(STAY, STAY_CHANGE),
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
    await expect(amountOf(canvas.getByText('Price difference'))).toBe('+CHF\u00a0600.00');
    await expect(amountOf(canvas.getByText('Fee for the change'))).toBe('CHF\u00a020.00');
    await expect(amountOf(canvas.getByText('To pay in all for the change'))).toBe('CHF\u00a0620.00');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The free cancellation',
      'Breakfast',
    ]);
  },
};
export const StayDark: Story = { globals: dark };
export const StayNarrowDark: Story = { globals: narrowDark };
export const StayNarrowest: Story = { globals: narrowest, play: expectNoOverflow };

/** The fee of the airline is higher than what the new flight costs less. */
export const Flight: Story = {
  args: compared(FLIGHT, FLIGHT_CHANGE),
  play: async ({ canvas }) => {
    const [before, after] = within(canvas.getByRole('row', { name: /^Details / })).getAllByRole('cell');
    await expect(before).toHaveTextContent('LX 3471');
    await expect(before).toHaveTextContent('Fri 19 Mar');
    await expect(after).toHaveTextContent('Sat 20 Mar');
    await expect(amountOf(canvas.getByText('Price difference'))).toBe('-CHF\u00a077.00');
    await expect(amountOf(canvas.getByText('To pay in all for the change'))).toBe('CHF\u00a073.00');
    await expect(canvas.getByText('The chosen seats')).toBeVisible();
  },
};
export const FlightNarrowest: Story = { ...Flight, globals: narrowest };

export const Car: Story = {
  args: compared(RENTAL, RENTAL_CHANGE),
  play: async ({ canvas }) => {
    await expect(amountOf(canvas.getByText('Fee for the change'))).toBe('None');
    await expect(amountOf(canvas.getByText('Refunded in all'))).toBe('CHF\u00a060.00');
    await expect(canvas.getByText('Nothing that is booked with it is lost by the change.')).toBeVisible();
  },
};

/** Of the old booking only what stayed on record is known. */
export const WithoutOldDetails: Story = {
  args: { ...compared(STAY, STAY_CHANGE), before: { ...STAY_CHANGE.before, details: [] } },
};

export const EverythingLost: Story = {
  args: {
    ...compared(STAY, STAY_CHANGE),
    lost: Object.keys(LOST_BENEFIT_WORDS) as PartChange['lost'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

function compared(part: TripPart, { after, difference, penalty, due, refund, lost }: PartChange) {
  return {
    before: comparedPart(part),
    after: comparedPart(after),
    difference,
    penalty,
    due,
    refund,
    lost,
  };
}

function amountOf(term: HTMLElement): string | null | undefined {
  return term.nextElementSibling?.textContent;
}
