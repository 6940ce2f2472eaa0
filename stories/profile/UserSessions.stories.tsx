import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { OpenSession } from '#domain/contract.ts';
import type { OwnSessionsProps } from '#src/features/users/OwnSessions.tsx';
import { SessionsSection } from '#src/features/users/SessionsSection.tsx';
import { inPadding, narrow, narrowDark } from '#stories/support/frames.tsx';

const company = { _id: '01994b5e-0000-7000-8000-000000000001', name: 'Alpenblick Engineering AG' };
const OFFICE: OpenSession = {
  _id: '01994b5e-0000-7000-8000-000000000011',
  current: true,
  company,
  openedAt: '2027-03-10T08:00:00.000Z',
  lastUsedAt: '2027-03-14T09:30:00.000Z',
  origin: { browser: 'chrome', system: 'windows', network: '203.0.113.0/24' },
};
const PHONE: OpenSession = {
  ...OFFICE,
  _id: '01994b5e-0000-7000-8000-000000000012',
  current: false,
  origin: { browser: 'safari', system: 'ios', network: '2001:db8:aa::/48' },
};
const { origin: _, ...UNKNOWN } = { ...PHONE, _id: '01994b5e-0000-7000-8000-000000000013' };

const onEnd = fn();
const onEndOthers = fn();
const onEndAll = fn();

function own(more: Partial<OwnSessionsProps> = {}) {
  const list = { state: 'ready', sessions: [OFFICE, PHONE, UNKNOWN] } as const;
  return {
    access: { state: 'own' as const, list, pending: false, fault: null, onEnd, onEndOthers, ...more },
  };
}
function other(more: { pending?: boolean; fault?: string } = {}) {
  return { access: { state: 'other' as const, pending: false, fault: null, onEndAll, ...more } };
}

const meta = {
  component: SessionsSection,
  decorators: [inPadding],
  args: own(),
} satisfies Meta<typeof SessionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Own: Story = {
  play: async ({ canvas, userEvent }) => {
    const [here, phone] = canvas.getAllByRole('listitem');
    if (!here || !phone) throw new Error('Sessions are missing');
    await expect(here).toHaveTextContent(/Chrome on Windows, network 203\.0\.113\.0\/24.*This browser/);
    await expect(within(here).queryByRole('button')).toBeNull();
    await userEvent.click(within(phone).getByRole('button', { name: /^End Safari on iOS/ }));
    await expect(onEnd).toHaveBeenCalledWith(PHONE._id);
    await expect(canvas.getByRole('list', { name: 'Sessions' })).toHaveFocus();
  },
};
export const OwnNarrow: Story = { globals: narrow };
export const OwnNarrowDark: Story = { globals: narrowDark };

export const EndsByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onEnd).toHaveBeenCalledWith(PHONE._id);
  },
};

export const EndsAllOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'End all others' });
    await userEvent.click(button);
    await userEvent.click((await confirm('End all other sessions?')).getByRole('button', { name: 'Cancel' }));
    await expect(onEndOthers).not.toHaveBeenCalled();
    await userEvent.click(button);
    const dialog = await confirm('End all other sessions?');
    await userEvent.click(dialog.getByRole('button', { name: 'End all others' }));
    await expect(onEndOthers).toHaveBeenCalledOnce();
  },
};

export const OnlyHere: Story = {
  args: own({ list: { state: 'ready', sessions: [OFFICE] } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Ending: Story = {
  args: own({ pending: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^End Safari/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await expect(onEnd).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const NotEnded: Story = {
  args: own({ fault: 'It does not exist any more, or you may not see it.' }),
};
export const Loading: Story = { args: own({ list: { state: 'loading' } }) };
export const Failed: Story = {
  args: own({
    list: {
      state: 'failed',
      failure: { message: 'The server can not be reached.', reference: '1700000000000', onRetry: fn() },
    },
  }),
};

export const OfAnotherUser: Story = {
  args: other(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all sessions' }));
    const dialog = await confirm('End all sessions?');
    await userEvent.click(dialog.getByRole('button', { name: 'End all sessions' }));
    await expect(onEndAll).toHaveBeenCalledOnce();
  },
};
export const OfAnotherUserNotEnded: Story = { args: other({ fault: 'The server can not be reached.' }) };
