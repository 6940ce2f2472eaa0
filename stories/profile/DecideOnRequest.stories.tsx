import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DecideOnRequest } from '#src/records/DecideOnRequest.tsx';
import { inPadding, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { withPeopleReference } from '#stories/support/people-reference.tsx';
import {
  NEW_PASSPORT,
  OWN_MEMBERSHIP,
  PASSPORTS,
  PERSONAL,
  PROMOTED,
  profileRequest,
  RENAMED,
} from '#stories/support/profile-requests.ts';

const meta = {
  component: DecideOnRequest,
  decorators: [withPeopleReference, inPadding],
  args: {
    section: PERSONAL,
    name: 'Anna Keller',
    request: profileRequest(RENAMED),
    pending: false,
    fault: null,
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof DecideOnRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Anna Keller asks for:')).toBeVisible();
    await expect(canvas.getByText('Keller-Frei')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over: Personal' }));
    await expect(args.onAccept).toHaveBeenCalled();
  },
};
export const OfAPassport: Story = {
  args: { section: PASSPORTS, request: profileRequest(NEW_PASSPORT) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/X7654321, 28 Feb 2037/)).toBeVisible();
  },
};
export const OfAPassportNarrowDark: Story = { ...OfAPassport, globals: narrowDark };
export const OfAMembership: Story = {
  args: { section: OWN_MEMBERSHIP, request: profileRequest(PROMOTED) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bridges')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take over: Company membership' })).toBeVisible();
  },
};
export const Narrowest: Story = { globals: narrowest };

export const Declining: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline: Personal' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Decline what Anna Keller asks for?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }));
    await expect(dialog.getByText('Required')).toBeVisible();
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Please send a copy first');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }));
    await expect(args.onDecline).toHaveBeenCalledWith('Please send a copy first');
  },
};
export const DecliningNarrowDark: Story = {
  globals: narrowDark,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Decline: Personal' })),
};
export const Deciding: Story = { args: { pending: true } };
export const ChangedInBetween: Story = {
  args: { fault: 'It has changed since you opened it. Please look again and decide.' },
};
export const ChangedAlready: Story = {
  args: { request: profileRequest({ personal: { lastName: 'Keller' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These are the values already.')).toBeVisible();
  },
};
