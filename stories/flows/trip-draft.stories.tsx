import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { TripDraftFlow } from './TripDraftFlow.tsx';
import { PARTS, tripCheckoutIn, tripIn, tripWithParts } from './trip-draft-states.ts';

const meta = {
  title: 'trips/draft/States',
  tags: ['flow'],
  component: TripDraftFlow,
  decorators: [inShell],
  args: { checkout: null },
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripDraftFlow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

const RESTING = tripCheckoutIn({ editing: 'resting' });
const [flight, stay, car] = PARTS.map(({ id }) => id);
const EXTENDED = { tripId: ORDERED._id, itineraryRefId: 'K7TQ2M', title: ORDERED.title };

export const Resuming: Story = {
  args: { snapshot: tripIn('resuming') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const ResumeFailed: Story = {
  name: 'Draft could not be loaded',
  args: { snapshot: tripIn('resumeFailed') },
  play: says('Your booking could not be loaded'),
};
export const Empty: Story = {
  args: {
    snapshot: tripIn({
      open: { parts: 'empty', offers: 'holding', checkout: { opened: 'empty' }, draft: 'current' },
    }),
  },
  play: says('There is nothing to book yet'),
};
/** Until its page is open; it opens the checkout at once. */
export const Closed: Story = {
  name: 'Checkout is opened',
  args: { snapshot: tripWithParts({ checkout: 'closed' }) },
  play: async ({ canvas }) => {
    const parts = await canvas.findByRole('list', { name: 'Parts of the trip' });
    await expect(within(parts).getAllByRole('article')).toHaveLength(3);
  },
};
export const Filled: Story = {
  name: 'Ready to book',
  args: { snapshot: tripWithParts(), checkout: RESTING },
  play: async ({ canvas }) => {
    const parts = await canvas.findByRole('list', { name: 'Parts of the trip' });
    await expect(within(parts).getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Book now' })).toBeVisible();
  },
};
export const Extends: Story = {
  name: 'Parts are added to a trip',
  args: { snapshot: tripWithParts({}, { extended: EXTENDED }), checkout: RESTING },
  play: says(/^These parts are added to trip K7TQ2M/),
};
export const OffersExpired: Story = {
  name: 'Prices have expired',
  args: { snapshot: tripWithParts({ offers: 'expired' }), checkout: tripCheckoutIn('pricing') },
  play: says('Checking the price again'),
};
export const PartsGone: Story = {
  name: 'Some parts are sold out',
  args: {
    snapshot: tripWithParts({}, { gone: [flight, car].filter((id) => id !== undefined) }),
    checkout: tripCheckoutIn('soldOut', { gone: [0, 2] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Search again for/ })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Book now' })).toBeNull();
  },
};
export const Removed: Story = {
  name: 'A part was removed',
  args: {
    snapshot: tripWithParts(
      {},
      {
        parts: PARTS.filter(({ id }) => id !== stay),
        removed:
          PARTS.flatMap((part, position) =>
            part.id === stay ? [{ part, position, isGone: false }] : [],
          )[0] ?? null,
      },
    ),
    checkout: RESTING,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
export const PutBack: Story = {
  name: 'A removed part is put back',
  args: Removed.args,
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      within(canvas.getByRole('list', { name: 'Parts of the trip' }))
        .getAllByRole('article')
        .map((part) => part.getAttribute('aria-label'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(names()).toEqual(['Zurich – New York', 'Hotel Seefeld', 'Avis, Volkswagen Golf']),
    );
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
export const ChangedElsewhere: Story = {
  args: { snapshot: tripWithParts({ draft: 'changedElsewhere' }), checkout: RESTING },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'This booking was changed elsewhere' });
    await expect(within(dialog).getByRole('button', { name: 'Continue with what is here' })).toBeVisible();
  },
};
export const Booked: Story = {
  args: { snapshot: tripIn('booked', { trip: { tripId: ORDERED._id, outcome: 'confirmed' } }) },
  play: says('Your trip is booked'),
};
