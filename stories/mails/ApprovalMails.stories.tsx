import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '../support/frames.tsx';
import { lookAtMail } from '../support/mails/look-at-mail.ts';
import { MailPreview } from '../support/mails/MailPreview.tsx';

const meta = { component: MailPreview, play: lookAtMail } satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ApprovalRequested: Story = { args: { kind: 'approval_requested' } };
export const ApprovalRequestedNarrowDark: Story = { ...ApprovalRequested, globals: narrowDark };
export const ApprovalReminder: Story = { args: { kind: 'approval_reminder' } };
export const TripQuestion: Story = { args: { kind: 'trip_question' } };
export const TripAnswer: Story = { args: { kind: 'trip_answer' } };
export const TripWaiting: Story = { args: { kind: 'trip_waiting' } };
export const TripReminder: Story = { args: { kind: 'trip_reminder' } };
export const TripApproved: Story = { args: { kind: 'trip_approved' } };
export const TripRejected: Story = { args: { kind: 'trip_rejected' } };
export const TripSentBack: Story = { args: { kind: 'trip_sent_back' } };
export const TripExpired: Story = { args: { kind: 'trip_expired' } };
