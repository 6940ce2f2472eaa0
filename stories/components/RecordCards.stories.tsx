import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FactList } from '#src/components/Page.tsx';
import { InvitationCard, type InvitationState } from '#src/records/InvitationCard.tsx';
import { LockReason } from '#src/records/SectionForm.tsx';
import { dark, inMargin, narrow } from '#stories/support/frames.tsx';

const send = fn();
const invitation = (state: InvitationState, active = true) => (
  <InvitationCard email="anna.keller@alpenblick.example" active={active} invitation={state} onSend={send} />
);

const meta = { decorators: [inMargin] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotInvited: Story = {
  render: () => invitation({ state: 'resting' }),
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(send).toHaveBeenCalledOnce();
  },
};
export const Inviting: Story = {
  render: () => invitation({ state: 'sending' }),
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(send).not.toHaveBeenCalled();
  },
};
export const Invited: Story = {
  render: () => invitation({ state: 'sent' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The invitation is on its way.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
};
export const InvitationFailed: Story = {
  render: () => invitation({ state: 'failed', message: 'Too many mails were sent. Please try again later.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many mails were sent.');
  },
};
export const NotInvitable: Story = {
  render: () => invitation({ state: 'resting' }, false),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Locked: Story = {
  render: () => <LockReason>Only site admins can change this.</LockReason>,
};
export const LockedDark: Story = { ...Locked, globals: dark };

export const Facts: Story = {
  render: () => (
    <FactList>
      <div>
        <dt>Phone</dt>
        <dd>+41 41 555 11 11</dd>
      </div>
      <div>
        <dt>Addresses</dt>
        <dd>Zug</dd>
        <dd>Baar</dd>
      </div>
    </FactList>
  ),
};
export const FactsNarrow: Story = { ...Facts, globals: narrow };
