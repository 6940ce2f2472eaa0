import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Trip } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import {
  AIRLINE_ACCEPTED,
  AIRLINE_CANCELLED,
  AIRLINE_CHANGE,
  AIRLINE_CHANGED,
  changedByAirline,
} from '#stories/support/airline-trips.ts';
import { FLIGHT } from '#stories/support/flight/flight-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';

const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip(AIRLINE_CHANGED),
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const flightIn = (canvas: Canvas) => within(canvas.getByRole('article', { name: 'Zurich – New York' }));
const noticeIn = async (canvas: Canvas) =>
  within(
    (await flightIn(canvas).findByText('The airline has changed this flight')).closest('[data-kind]') ??
      document.body,
  );

const ACCEPT = 'Accept the changed flight: Zurich – New York';
const REFUSE = 'Refuse and cancel: Zurich – New York';

export const AcceptOrRefuse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    if (!('onAcceptAirlineChange' in args)) throw new Error('The trip is not loaded');
    const notice = await noticeIn(canvas);
    await expect(notice.getByText('The airline has changed this flight')).toBeVisible();
    await expect(notice.getByText('LX 14, Sunday 14 March 2027: ZRH 09:45 – JFK 13:50')).toBeVisible();
    await expect(notice.getByText('LX 18, Sunday 14 March 2027: ZRH 16:55 – JFK 20:45')).toBeVisible();
    await expect(notice.getByText(/^To refuse it, cancel the booking/)).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: ACCEPT }));
    await expect(args.onAcceptAirlineChange).toHaveBeenCalledWith(AIRLINE_CHANGE._id);
    await userEvent.click(notice.getByRole('button', { name: REFUSE }));
    await expect(args.onAskCancellation).toHaveBeenCalledWith(FLIGHT._id);
  },
};

export const OnlyPart: Story = {
  args: readyTrip({ ...AIRLINE_CHANGED, parts: [FLIGHT] }),
  play: async ({ args, canvas, userEvent }) => {
    const notice = await noticeIn(canvas);
    await userEvent.click(notice.getByRole('button', { name: REFUSE }));
    await expect('onAcceptAirlineChange' in args && args.onAskCancellation).toHaveBeenCalledWith(undefined);
  },
};

export const Accepting: Story = {
  args: {
    ...readyTrip(AIRLINE_CHANGED),
    onAcceptAirlineChange: fn(() => new Promise<string | null>(() => {})),
  },
  play: async ({ canvas, userEvent }) => {
    const notice = await noticeIn(canvas);
    await userEvent.click(notice.getByRole('button', { name: ACCEPT }));
    await expect(notice.getByRole('button', { name: ACCEPT })).toBeDisabled();
    await expect(notice.getByRole('button', { name: REFUSE })).toBeDisabled();
  },
};

const LOST = 'The answer of the airline was lost. Look at the trip again in a moment.';

export const NotAccepted: Story = {
  args: {
    ...readyTrip(AIRLINE_CHANGED),
    onAcceptAirlineChange: fn(async (): Promise<string | null> => LOST),
  },
  play: async ({ canvas, userEvent }) => {
    const notice = await noticeIn(canvas);
    await userEvent.click(notice.getByRole('button', { name: ACCEPT }));
    await expect(await notice.findByText(LOST)).toBeVisible();
    await expect(notice.getByRole('button', { name: ACCEPT })).toBeEnabled();
  },
};

export const NoLongerFlown: Story = {
  args: readyTrip(AIRLINE_CANCELLED),
  play: async ({ canvas }) => {
    const notice = await noticeIn(canvas);
    await expect(notice.getByText('No longer flown, and nothing is offered instead')).toBeVisible();
    await expect(notice.queryByRole('button', { name: ACCEPT })).toBeNull();
    await expect(notice.getByRole('button', { name: REFUSE })).toBeEnabled();
  },
};

const withoutButtons = (trip: Trip, words: RegExp): Story => ({
  args: readyTrip(trip),
  play: async ({ canvas }) => {
    const notice = await noticeIn(canvas);
    await expect(notice.getByText(words)).toBeVisible();
    await expect(notice.queryByRole('button')).toBeNull();
  },
});

export const ForTheAgency = withoutButtons(changedByAirline({ answers: [] }), /Ask the agency/);
export const OfOthers = withoutButtons(
  { ...changedByAirline({ answers: [] }), parts: [{ ...FLIGHT, ofOthers: true }] },
  /^Its travellers decide about it/,
);

export const SettledWithTheAirline: Story = {
  args: readyTrip(changedByAirline({ answers: ['settle'] })),
  play: async ({ args, canvas, userEvent }) => {
    const notice = await noticeIn(canvas);
    await expect(notice.getByText(/Settle it with the airline, then note here/)).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Note as accepted: Zurich – New York' }));
    await expect('onAcceptAirlineChange' in args && args.onAcceptAirlineChange).toHaveBeenCalledWith(
      AIRLINE_CHANGE._id,
    );
  },
};

export const Accepted: Story = {
  args: readyTrip(AIRLINE_ACCEPTED),
  play: async ({ canvas, userEvent }) => {
    await expect(flightIn(canvas).queryByRole('alert')).toBeNull();
    await expect(flightIn(canvas).getByText('LX 18')).toBeVisible();
    await userEvent.click(canvas.getByText('History'));
    await expect(await canvas.findByText('Change by the airline accepted')).toBeVisible();
  },
};
