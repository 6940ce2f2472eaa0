import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { AreaState } from '#src/components/booking/AreaState.tsx';
import { BookingLayout } from '#src/components/booking/BookingLayout.tsx';
import { BookingSteps } from '#src/components/booking/BookingSteps.tsx';
import { Pager } from '#src/components/booking/Pager.tsx';
import { Price } from '#src/components/booking/Price.tsx';
import { SegmentedChoice } from '#src/components/booking/SegmentedChoice.tsx';
import { GuestRating, StarRating } from '#src/components/booking/StarRating.tsx';
import { HOTEL_STEPS } from '#stories/support/booking-steps.ts';
import { dark, inMargin, narrow, narrowDark } from '#stories/support/frames.tsx';

const meta = { decorators: [inMargin] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => <BookingSteps steps={HOTEL_STEPS} current={1} furthest={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/booking/hotel');
    await expect(canvas.getByRole('link', { name: /Choose a room/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Checkout/ })).toBeNull();
    const list = within(canvas.getByRole('list'));
    await expect(list.getByText('Select a hotel').closest('[aria-current=step]')).toBeVisible();
  },
};
export const StepsNarrowDark: Story = {
  ...Steps,
  globals: narrowDark,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByText('Search');
    await expect(search).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 of 4 Select a hotel' }));
    await expect(search).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/booking/hotel');
  },
};

export const Prices: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Price asked={{ amount: 123_450, currency: 'CHF' }} size="lg" note="2 nights" />
      <Price asked={{ amount: 99_900, currency: 'EUR' }} company={{ amount: 93_906, currency: 'CHF' }} />
      <Price asked={{ amount: 18_000, currency: 'JPY' }} size="sm" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CHF 939.06')).toBeVisible();
    await expect(canvas.getByText('EUR 999.00 at the supplier')).toBeVisible();
  },
};
export const PricesDark: Story = { ...Prices, globals: dark };

export const Ratings: Story = {
  render: () => (
    <p>
      <StarRating stars={4} /> <StarRating stars={1} /> <GuestRating rating={4.5} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 stars' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '1 star' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rated 4.5 of 5 by guests' })).toBeVisible();
  },
};
export const RatingsDark: Story = { ...Ratings, globals: dark };

function PagesOfThree() {
  const [page, setPage] = useState(1);
  return <Pager page={page} pages={3} onChange={setPage} />;
}

export const Pages: Story = {
  render: () => <PagesOfThree />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await userEvent.click(next);
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription('This is the last page');
  },
};
export const PagesNarrowDark: Story = { ...Pages, play: async () => {}, globals: narrowDark };

function ListOrMap() {
  const [value, setValue] = useState<'list' | 'map'>('list');
  const options = [
    { value: 'list', label: 'List' },
    { value: 'map', label: 'Map' },
  ] as const;
  return <SegmentedChoice label="Show" options={options} value={value} onChange={setValue} />;
}

export const Choice: Story = {
  render: () => <ListOrMap />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'List' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Map' })).toBeChecked();
  },
};
export const ChoiceDark: Story = { ...Choice, play: async () => {}, globals: dark };

const back = <Button variant="light">Change the search</Button>;

export const Nothing: Story = {
  render: () => (
    <AreaState kind="empty" title="No hotels were found" action={back}>
      Please go back and change location and dates.
    </AreaState>
  ),
};

export const Failure: Story = {
  render: () => (
    <AreaState kind="error" title="An error occurred" action={back}>
      Something went wrong while retrieving the list of hotels.
    </AreaState>
  ),
};

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

const layout = (
  <BookingLayout
    summary={<p>Hotel Seefeld, 2 nights</p>}
    total={<Price asked={{ amount: 42_400, currency: 'CHF' }} size="lg" />}
    action={<Button>Book now</Button>}
  >
    {['Travellers', 'Payment', 'References'].map((title) => (
      <section key={title} style={{ minHeight: 320 }}>
        <h2>{title}</h2>
      </section>
    ))}
  </BookingLayout>
);

export const Layout: Story = { decorators: [], render: () => layout };
/** Beside a page that is longer still, nothing of it is covered, and the button stays in view. */
export const LongSummary: Story = {
  decorators: [],
  render: () => (
    <BookingLayout
      summary={
        <>
          <p style={{ height: 2_000 }}>Hotel Seefeld, 2 nights</p>
          <p>Booking fee</p>
        </>
      }
      total={<Price asked={{ amount: 42_400, currency: 'CHF' }} size="lg" />}
      action={<Button>Book now</Button>}
    >
      <h2 style={{ height: 4_000 }}>Travellers</h2>
    </BookingLayout>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary', { name: 'Summary' });
    await expect(summary.scrollHeight).toBe(summary.clientHeight);
    const button = canvas.getByRole('button', { name: 'Book now' });
    const [first, last] = [canvas.getByText('Hotel Seefeld, 2 nights'), canvas.getByText('Booking fee')];
    await expect(bottomOf(button)).toBeLessThanOrEqual(first.getBoundingClientRect().top);
    await expect(bottomOf(button)).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(bottomOf(last)).toBeLessThanOrEqual(window.innerHeight));
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(bottomOf(button)).toBeLessThanOrEqual(last.getBoundingClientRect().top);
  },
};
export const LayoutNarrow: Story = {
  render: () => layout,
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Hotel Seefeld, 2 nights')).not.toBeVisible();
    const bar = canvas.getByRole('complementary', { name: 'Summary' });
    await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(65); // with its upper border
    await userEvent.click(canvas.getByRole('button', { name: 'Show the summary' }));
    await expect(canvas.getByText('Hotel Seefeld, 2 nights')).toBeVisible();
  },
};
export const LayoutNarrowDark: Story = { render: () => layout, globals: narrowDark };
