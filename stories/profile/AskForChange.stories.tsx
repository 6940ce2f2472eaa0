import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AskForChange, type AskForChangeProps } from '#src/records/AskForChange.tsx';
import { inPadding, narrow, narrowDark } from '#stories/support/frames.tsx';
import { withPeopleReference } from '#stories/support/people-reference.tsx';
import {
  ACCOUNT,
  NEW_PASSPORT,
  OWN_MEMBERSHIP,
  PASSPORTS,
  PERSONAL,
  PROMOTED,
  profileRequest,
  RENAMED,
} from '#stories/support/profile-requests.ts';

const closed: AskForChangeProps['asking'] = {
  open: false,
  pending: false,
  refusal: null,
  onOpen: fn(),
  onClose: fn(),
  onSubmit: fn(),
};
const open = { ...closed, open: true };

const meta = {
  component: AskForChange,
  decorators: [withPeopleReference, inPadding],
  args: {
    section: PERSONAL,
    request: undefined,
    isPartly: false,
    asking: closed,
    withdrawing: { pending: false, fault: null, onWithdraw: fn() },
  },
} satisfies Meta<typeof AskForChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAskedFor: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Only site admins can change this.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a change: Personal' }));
    await expect(args.asking.onOpen).toHaveBeenCalled();
  },
};
export const PartOfASection: Story = {
  args: { section: ACCOUNT, isPartly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only site admins can change: E-mail and Accounting key.')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { request: profileRequest(RENAMED) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Keller-Frei')).toBeVisible();
    await expect(canvas.queryByText('Anna')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change the request: Personal' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the request' }));
    await expect(args.withdrawing.onWithdraw).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Change the request: Personal' })).toHaveFocus();
  },
};
export const WaitingNarrowDark: Story = {
  args: { section: PASSPORTS, request: profileRequest(NEW_PASSPORT) },
  globals: narrowDark,
};
export const Declined: Story = {
  args: { request: profileRequest(RENAMED, 'Please send a copy of the certificate first.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please send a copy of the certificate first.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask again: Personal' })).toBeVisible();
  },
};
export const DeclinedNarrow: Story = { ...Declined, globals: narrow };
export const NotWithdrawn: Story = {
  args: {
    request: profileRequest(RENAMED),
    withdrawing: { pending: false, fault: 'This could not be found.', onWithdraw: fn() },
  },
};

export const Asking: Story = {
  args: { asking: open },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Ask for a change: Personal' }));
    const lastName = dialog.getByLabelText('Last name');
    await expect(lastName).toHaveValue('Keller');
    await userEvent.clear(lastName);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(dialog.getByText('Required')).toBeVisible();
    await userEvent.type(lastName, 'Keller-Frei');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(args.asking.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ firstName: 'Anna', lastName: 'Keller-Frei' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.asking.onClose).toHaveBeenCalled();
  },
};
export const AskingNarrowDark: Story = {
  args: { section: PASSPORTS, asking: open },
  globals: narrowDark,
};
/** The form contains what was asked for. */
export const AskingAgain: Story = {
  args: { request: profileRequest(RENAMED, 'No'), asking: open },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Keller-Frei');
    await expect(canvas.getByLabelText('Private phone')).toHaveValue('');
  },
};
/** Who may sign in, and the flag of the own password, are not asked for. */
export const AskingForTheAccount: Story = {
  args: { section: ACCOUNT, isPartly: true, asking: open },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Sending: Story = { args: { asking: { ...open, pending: true } } };
export const Refused: Story = {
  args: {
    asking: {
      ...open,
      refusal: { field: null, message: 'Please change what should be different.' },
    },
  },
};

/** Who may act, and who approves, are not asked for. */
export const AskingForTheMembership: Story = {
  args: { section: OWN_MEMBERSHIP, asking: open },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Ask for a change: Company membership' }));
    await expect(dialog.queryByRole('switch')).toBeNull();
    await expect(dialog.queryByLabelText('Level 1 approver')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Department'), 'Bridges');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(args.asking.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ department: '01994b5e-7c1a-7cc2-b7a1-000000000092' }),
    );
  },
};
export const WaitingForTheMembership: Story = {
  args: { section: OWN_MEMBERSHIP, request: profileRequest(PROMOTED) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bridges')).toBeVisible();
    await expect(canvas.getByText('+41 41 555 73 51')).toBeVisible();
  },
};
export const WaitingForTheMembershipNarrowDark: Story = {
  args: WaitingForTheMembership.args,
  globals: narrowDark,
};
