import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PartChangeQuote } from '#domain/contract.ts';
import type { OtherDay } from '#domain/flight-booking/other-day.ts';
import { SameFlights } from '#src/features/flight-booking/search/SameFlights.tsx';
import { changeWithQuote, WITH_REFUND } from '#stories/support/changes-with-quote.ts';
import { flightPart, KNOWN } from '#stories/support/flight/flight-part.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';

const day = (days: number, quote: Partial<PartChangeQuote> = {}): OtherDay => ({
  days,
  part: flightPart(KNOWN),
  quote: changeWithQuote(quote).quote,
});

const meta = {
  component: SameFlights,
  args: { state: 'ready', days: [day(-1, WITH_REFUND), day(1, { lost: ['seats'] })], onChoose: fn() },
} satisfies Meta<typeof SameFlights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothDays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [earlier, later] = canvas.getAllByRole('listitem');
    await expect(earlier).toHaveTextContent('CHF 180.00 back');
    await expect(earlier).toHaveTextContent('Fee CHF 20.00, fare CHF 200.00 less');
    await expect(later).toHaveTextContent('No longer included: The chosen seats');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose: A day later, / }));
    await expect('onChoose' in args && args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ days: 1 }),
    );
  },
};
export const BothDaysNarrowDark: Story = { globals: narrowDark };
export const BothDaysNarrowest: Story = { globals: narrowest };

/** The day before has passed, or its flight is sold out. */
export const OneDay: Story = {
  args: { state: 'ready', days: [day(1)], onChoose: fn() },
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
};

export const NoDay: Story = {
  args: { state: 'ready', days: [], onChoose: fn() },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^They are not offered a day earlier or later/)).toBeVisible(),
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeVisible(),
};
export const LoadingNarrowDark: Story = { ...Loading, globals: narrowDark };

export const Failed: Story = {
  args: {
    state: 'failed',
    failure: { message: 'The server is not available.', reference: '1', onRetry: fn() },
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
};
