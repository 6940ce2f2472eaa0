import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BookAgainBar, type RepeatedPartProps } from '#src/features/checkout/again/BookAgainBar.tsx';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';

const chf = (amount: number) => ({ amount, currency: 'CHF' });

const part = (name: string, offered: RepeatedPartProps['offered'], onSearch = fn()): RepeatedPartProps => ({
  id: name,
  name,
  offered,
  onSearch,
});

const ALL = [part('ZRH – LHR', 'same'), part('Hotel Seefeld', 'same'), part('Avis, Golf', 'same')];

const meta = {
  component: BookAgainBar,
  args: {
    title: 'London, 2 – 4 Mar',
    days: {
      chosen: '2027-04-13',
      proposed: ['2027-04-13', '2027-04-20', '2027-04-27'],
      today: '2027-03-31',
      onChoose: fn(),
    },
    content: {
      state: 'found',
      isReduced: false,
      total: { booked: chf(84_000), current: chf(87_500) },
      parts: ALL,
    },
  },
} satisfies Meta<typeof BookAgainBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName('Book again: London, 2 – 4 Mar');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'All of it for CHF 875.00, CHF 35.00 more than then.',
    );
    await userEvent.click(canvas.getByText('Tue 20 Apr'));
    await expect(args.days?.onChoose).toHaveBeenCalledWith('2027-04-20');
  },
};
export const PricedNarrowDark: Story = { globals: narrowDark };
export const PricedNarrowest: Story = { globals: narrowest };

export const Cheaper: Story = {
  args: {
    content: {
      state: 'found',
      isReduced: false,
      total: { booked: chf(84_000), current: chf(80_000) },
      parts: ALL,
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'All of it for CHF 800.00, CHF 40.00 less than then.',
    ),
};

export const OnAnotherDay: Story = {
  args: {
    days: { ...meta.args.days, chosen: '2027-05-05' },
    content: {
      state: 'found',
      isReduced: false,
      total: { booked: chf(84_000), current: chf(84_000) },
      parts: ALL,
    },
  },
  play: async ({ canvas }) => {
    for (const day of canvas.getAllByRole('radio')) await expect(day).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: /^Another first day/ })).toHaveTextContent('Wed 5 May');
    await expect(canvas.getByRole('status')).toHaveTextContent('as much as then.');
  },
};

const searchesHotel = fn();

export const PartlyGone: Story = {
  args: {
    content: {
      state: 'found',
      isReduced: false,
      total: null,
      parts: [
        part('ZRH – LHR', 'same'),
        part('Hotel Seefeld', 'gone', searchesHotel),
        part('Hotel Limmatblick', 'other'),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Hotel Seefeld is not offered on these days.')).toBeVisible();
    await expect(canvas.getByText(/^Hotel Limmatblick: the same terms are not offered/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another for Hotel Seefeld' }));
    await expect(searchesHotel).toHaveBeenCalledTimes(1);
  },
};
export const PartlyGoneNarrowDark: Story = { ...PartlyGone, globals: narrowDark };

/** One of them was removed at the checkout. */
export const Reduced: Story = {
  args: { content: { state: 'found', isReduced: true, total: null, parts: ALL } },
  play: ({ canvas }) => expect(canvas.getByText(/^What is still offered is below/)).toBeVisible(),
};

export const AllGone: Story = {
  args: {
    content: { state: 'found', isReduced: false, total: null, parts: [part('Hotel Seefeld', 'gone')] },
  },
  play: ({ canvas }) => expect(canvas.getByText('None of it is offered on these dates.')).toBeVisible(),
};

export const Searching: Story = {
  args: { content: { state: 'searching', parts: 3 } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Searching for all 3 parts on these days'),
};
export const SearchingNarrowDark: Story = { ...Searching, globals: narrowDark };

export const Loading: Story = {
  args: { title: null, days: null, content: { state: 'searching', parts: 1 } },
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'Book again' })).toBeVisible(),
};

export const Failed: Story = {
  args: {
    content: {
      state: 'failed',
      failure: { message: 'The server is not available.', reference: '1', onRetry: fn() },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
};
