import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Trip, TripRenewal } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import type { TripViewProps } from '#src/features/trips/TripView.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { CLOSED_WITHOUT } from '#stories/support/offline-trips.ts';
import { RETRY_SOLD_OUT, UNDECIDED } from '#stories/support/partly-booked-trips.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { chf, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import { EXPIRED, REFUSED } from '#stories/support/trips-by-status.ts';
import { SENT_BACK } from '#stories/support/trips-to-decide.ts';

const NEAREST = [
  { title: 'Hotel Limmat, Double room', price: chf(38000), offer: 'hotel~1', result: 'LIMM' },
  { title: 'Hotel Krone, Single room', price: chf(41000), offer: 'hotel~2', result: 'KRON' },
];

type RenewedPart = TripRenewal['parts'][number];

const ended = (trip: Trip, ...parts: RenewedPart[]) => {
  const ready = readyTrip(trip);
  const renewal: TripViewProps['choosing']['renewal'] =
    parts.length > 0
      ? { state: 'answered', answer: { version: trip.version, before: chf(48000), parts } }
      : { state: 'asking' };
  return { ...ready, choosing: { ...ready.choosing, renewal } };
};

const refused: RenewedPart = {
  partId: STAY._id,
  outcome: 'priced',
  before: chf(48000),
  price: chf(48000),
  nearest: NEAREST,
};
const soldOut: RenewedPart = { partId: STAY._id, outcome: 'soldOut', before: chf(48000), nearest: NEAREST };

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: ended(REFUSED, refused),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The reason is the first line of the page, below its title. */
async function expectFirstLine(canvas: Canvas, words: RegExp): Promise<void> {
  const title = canvas.getByRole('heading', { level: 1 });
  const reason = canvas.getAllByText(words)[0] ?? title;
  const isAbove = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  await expect(reason).toBeVisible();
  await expect(isAbove(title, reason)).toBe(true);
  await expect(isAbove(reason, canvas.getByText('Status'))).toBe(true);
}

export const Rejected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expectFirstLine(canvas, /Daniel Frei has rejected it:/);
    await expect(canvas.getAllByText('Please take the hotel next to the office')[0]).toBeVisible();
    const others = within(canvas.getByRole('list', { name: 'What is offered instead' }));
    await expect(others.getByText(/still CHF\s480.00/)).toBeVisible();
    await userEvent.click(others.getByRole('button', { name: 'Take this: Hotel Limmat, Double room' }));
    await expect((args as TripViewProps).nearest.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ _id: STAY._id }),
      NEAREST[0],
    );
  },
};
export const SentBack: Story = {
  args: ended(SENT_BACK, refused),
  play: async ({ args, canvas, userEvent }) => {
    await expectFirstLine(canvas, /Daniel Frei has sent it back:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Request again' }));
    await expect((args as TripViewProps).requesting.onRenew).toHaveBeenCalledOnce();
  },
};
export const SentBackOnAPhone: Story = { args: ended(SENT_BACK, refused), globals: narrowDark };
export const Expired: Story = {
  args: ended(EXPIRED, soldOut),
  play: async ({ canvas }) => {
    await expectFirstLine(canvas, /^The request expired on .+, because no approval had come by then\.$/);
    const others = within(canvas.getByRole('list', { name: 'What is offered instead' }));
    await expect(others.getByText('Sold out')).toBeVisible();
    await expect(others.getByText('Hotel Krone, Single room')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Request again' })).toBeVisible();
  },
};
export const Dearer: Story = {
  args: ended(EXPIRED, { ...refused, price: chf(52000) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/CHF\s520.00 now, CHF\s480.00 before/)).toBeVisible();
  },
};
const oneSoldOut = ended(UNDECIDED, ...RETRY_SOLD_OUT.parts.map((part) => ({ ...part, nearest: NEAREST })));
export const SoldOut: Story = {
  args: oneSoldOut,
  play: async ({ args, canvas, userEvent }) => {
    await expectFirstLine(canvas, /It has sold out\./);
    const region = within(canvas.getByRole('region', { name: 'Partly booked' }));
    await userEvent.click(region.getByRole('button', { name: 'Take this: Hotel Krone, Single room' }));
    await expect((args as TripViewProps).nearest.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ _id: STAY_ABROAD._id }),
      NEAREST[1],
    );
  },
};
export const SoldOutOnAPhone: Story = { args: oneSoldOut, globals: narrowDark };
export const TakingOne: Story = {
  args: { ...ended(EXPIRED, soldOut), nearest: { ...readyTrip(EXPIRED).nearest, taking: 'hotel~1' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Take this: / })) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
  },
};
export const ClosedByTheAgency: Story = {
  args: ended(CLOSED_WITHOUT),
  play: async ({ canvas }) => expectFirstLine(canvas, /^The agency has closed the request:$/),
};
