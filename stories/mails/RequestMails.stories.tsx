import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '../support/frames.tsx';
import { lookAtMail } from '../support/mails/look-at-mail.ts';
import { MailPreview } from '../support/mails/MailPreview.tsx';

const meta = { component: MailPreview, play: lookAtMail } satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RequestReceived: Story = { args: { kind: 'request_received' } };
export const RequestForAgency: Story = { args: { kind: 'request_for_agency' } };
export const RequestMessage: Story = { args: { kind: 'request_message' } };
export const RequestAnswered: Story = { args: { kind: 'request_answered' } };
export const RequestAnsweredNarrowDark: Story = { ...RequestAnswered, globals: narrowDark };
export const RequestBooked: Story = { args: { kind: 'request_booked' } };
export const RequestBookingCancelled: Story = { args: { kind: 'request_booking_cancelled' } };
export const RequestClosed: Story = { args: { kind: 'request_closed' } };
export const RequestWithdrawn: Story = { args: { kind: 'request_withdrawn' } };
