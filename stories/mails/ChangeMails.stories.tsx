import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '../support/frames.tsx';
import { lookAtMail } from '../support/mails/look-at-mail.ts';
import { MailPreview } from '../support/mails/MailPreview.tsx';

const meta = { component: MailPreview, play: lookAtMail } satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangeApprovalRequested: Story = { args: { kind: 'change_approval_requested' } };
export const ChangeApprovalRequestedNarrowDark: Story = { ...ChangeApprovalRequested, globals: narrowDark };
export const ChangeApprovalReminder: Story = { args: { kind: 'change_approval_reminder' } };
export const ChangeQuestion: Story = { args: { kind: 'change_question' } };
export const ChangeAnswer: Story = { args: { kind: 'change_answer' } };
export const ChangeWaiting: Story = { args: { kind: 'change_waiting' } };
export const ChangeReminder: Story = { args: { kind: 'change_reminder' } };
export const ChangeApproved: Story = { args: { kind: 'change_approved' } };
export const ChangeRejected: Story = { args: { kind: 'change_rejected' } };
export const ChangeExpired: Story = { args: { kind: 'change_expired' } };
export const ChangeDone: Story = { args: { kind: 'change_done' } };
export const ChangeFailed: Story = { args: { kind: 'change_failed' } };
