import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toTripRequest } from '#domain/checkout/part-requests.ts';
import { toChangeRequest } from '#domain/part-change/part-change.ts';
import type { SentAnswer } from '#machines/checkout/sending-machine.ts';
import type { SentRequest } from '#machines/checkout/sent-request.ts';
import { CHANGED_STAY, changeWithQuote } from '#stories/support/changes-with-quote.ts';
import { INFO, stayPart } from '#stories/support/checkout-fixtures.ts';
import { PRICED_STAY } from '#stories/support/hotel/hotel-fixtures.ts';
import { inShell } from '#stories/support/in-shell.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { TRIP } from './checkout-states.ts';
import { SendingFlow, sendingIn } from './SendingFlow.tsx';

const meta = {
  title: 'trips/draft/States while sending',
  tags: ['flow'],
  component: SendingFlow,
  decorators: [inShell],
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof SendingFlow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ORDER: SentRequest = { key: 'key-1', request: toTripRequest([stayPart(PRICED_STAY)], INFO) };
const CHANGE: SentRequest = {
  key: 'key-2',
  request: toChangeRequest(changeWithQuote(), {}),
  changes: CHANGED_STAY,
};
const CREATED: SentAnswer = { type: 'created', trip: TRIP };

const says =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

const asksAgain =
  (isAsking: boolean): Play =>
  async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Ask now' });
    await expect(again).toHaveAttribute('aria-disabled', String(isAsking));
  };

const both =
  (first: Play, second: Play): Play =>
  async (story) => {
    await first(story);
    await second(story);
  };

const ORDER_UNCLEAR = says('We do not know yet whether it was booked');
const CHANGE_UNCLEAR = says('We do not know yet whether the change was received');

export const Order: Story = {
  args: { snapshot: sendingIn(ORDER, { value: 'sending' }) },
  play: says('Sending the order'),
};
export const OrderUnclear: Story = {
  name: 'Answer to an order was lost',
  args: { snapshot: sendingIn(ORDER, { value: { unclear: 'waiting' } }) },
  play: both(ORDER_UNCLEAR, asksAgain(false)),
};
export const OrderAskedAgain: Story = {
  name: 'Answer to an order was lost, asking again',
  args: { snapshot: sendingIn(ORDER, { value: { unclear: 'asking' } }) },
  play: both(ORDER_UNCLEAR, asksAgain(true)),
};
export const Change: Story = {
  args: { snapshot: sendingIn(CHANGE, { value: 'sending' }) },
  play: says('Sending the change'),
};
export const ChangeUnclear: Story = {
  name: 'Answer to a change was lost',
  args: { snapshot: sendingIn(CHANGE, { value: { unclear: 'waiting' } }) },
  play: both(CHANGE_UNCLEAR, asksAgain(false)),
};
export const ChangeAskedAgain: Story = {
  name: 'Answer to a change was lost, asking again',
  args: { snapshot: sendingIn(CHANGE, { value: { unclear: 'asking' } }) },
  play: both(CHANGE_UNCLEAR, asksAgain(true)),
};
/** Left at once for what the answer means. */
export const Answered: Story = {
  args: { snapshot: sendingIn(ORDER, { value: 'answered', status: 'done', output: CREATED }) },
  play: says('Sending the order'),
};
