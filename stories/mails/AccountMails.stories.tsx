import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrowDark } from '../support/frames.tsx';
import { lookAtMail } from '../support/mails/look-at-mail.ts';
import { MailPreview } from '../support/mails/MailPreview.tsx';

const meta = { component: MailPreview, play: lookAtMail } satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = { args: { kind: 'invitation' } };
export const InvitationNarrowDark: Story = { ...Invitation, globals: narrowDark };
export const ProfileChangeAsked: Story = { args: { kind: 'profile_change_asked' } };
export const ProfileChangeAccepted: Story = { args: { kind: 'profile_change_accepted' } };
export const ProfileChangeDeclined: Story = { args: { kind: 'profile_change_declined' } };
export const PasswordReset: Story = { args: { kind: 'password_reset' } };
export const PasswordChanged: Story = { args: { kind: 'password_changed' } };
