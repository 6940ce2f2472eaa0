import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { suggestCars } from '#domain/car-booking/suggest-cars.ts';
import { suggestHotels } from '#domain/hotel-booking/suggest-hotels.ts';
import type { SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import { Suggestions, type SuggestionsProps } from '#src/features/trip-draft/Suggestions.tsx';
import { buildCarResults, CAR_CRITERIA, CAR_RULES } from '#stories/support/car/car-list.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { buildResults, CRITERIA, POLICY_RULES } from '#stories/support/hotel/hotel-list.ts';

const HOUR = { amount: 6000, currency: 'CHF' };
const HOTELS = suggestHotels(CRITERIA, [buildResults(8)], HOUR)?.offers ?? [];
const CARS = suggestCars(CAR_CRITERIA, [buildCarResults(6)], HOUR)?.offers ?? [];

type Ready = Extract<SuggestionsProps['content'], { state: 'ready' }>;

const ready = (offers: readonly SuggestedOffer[], more: Partial<Ready> = {}): Ready => ({
  state: 'ready',
  offers,
  rules: POLICY_RULES,
  taking: null,
  problem: null,
  onTake: fn(),
  ...more,
});

const meta = {
  component: Suggestions,
  args: {
    kind: 'hotel',
    label: 'Add a hotel in Zürich, 14 – 16 Mar 2027',
    content: { state: 'loading' },
    onSeeAll: fn(),
  },
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

const takes = fn();

export const Hotels: Story = {
  args: { content: ready(HOTELS, { onTake: takes }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [cheapest] = canvas.getAllByRole('listitem');
    await expect(cheapest).toHaveTextContent('Gasthaus zum Kranich');
    await expect(cheapest).toHaveTextContent('CHF 236.00');
    await expect(cheapest).toHaveTextContent('In policy');
    await userEvent.click(
      canvas.getByRole('button', { name: /^Add to trip: Gasthaus zum Kranich for CHF.236\.00$/ }),
    );
    await expect(takes).toHaveBeenCalledWith(HOTELS[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'See all hotels' }));
    await expect(args.onSeeAll).toHaveBeenCalledTimes(1);
  },
};
export const HotelsNarrowDark: Story = { args: { content: ready(HOTELS) }, globals: narrowDark };
export const HotelsNarrowest: Story = { args: { content: ready(HOTELS) }, globals: narrowest };

const CAR: Pick<SuggestionsProps, 'kind' | 'label'> = {
  kind: 'car',
  label: 'Add a car in Zürich, 14 – 16 Mar 2027',
};

export const Car: Story = {
  args: { ...CAR, content: ready(CARS, { rules: CAR_RULES }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'See all cars' })).toBeVisible();
  },
};
export const CarNarrowDark: Story = { ...Car, globals: narrowDark };

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching hotels')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'See all hotels' })).toBeEnabled();
  },
};
export const LoadingNarrowDark: Story = { globals: narrowDark };

/** While one is being added, none of the others can be. */
export const BeingAdded: Story = {
  args: { content: ready(HOTELS, { taking: HOTELS[0] && 'rate' in HOTELS[0] ? HOTELS[0].rate.offer : '' }) },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Add to trip: / })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const NotAdded: Story = {
  args: { content: ready(HOTELS, { problem: 'The server is not available. Please try again.' }) },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/^The server is not available/),
};

export const NothingFound: Story = {
  args: { content: ready([]) },
  play: ({ canvas }) => expect(canvas.getByText('No hotel was found there on these days.')).toBeVisible(),
};

export const Expired: Story = {
  args: { content: { state: 'expired', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Search again' })).toBeVisible(),
};

export const Failed: Story = {
  args: {
    content: {
      state: 'failed',
      failure: { message: 'The server can’t be reached.', reference: '1', onRetry: fn() },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
};
export const FailedNarrowDark: Story = { ...Failed, globals: narrowDark };
