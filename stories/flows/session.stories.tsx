import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';
import { SNAPSHOT_ARG } from '#stories/support/snapshot-arg.ts';
import { SessionFlow } from './SessionFlow.tsx';
import { sessionSnapshot } from './session-states.ts';

const meta = {
  title: 'signing-in/States',
  tags: ['flow'],
  component: SessionFlow,
  args: { path: '/', signOutFails: false },
  argTypes: SNAPSHOT_ARG,
  parameters: { controls: { disable: true } },
  afterEach: lookNarrowAndDark,
} satisfies Meta<typeof SessionFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const active = (state: string) => ({ authenticated: { active: state } });
const visitor = (state: string) => ({ unauthenticated: state });

export const Refreshing: Story = {
  args: { snapshot: sessionSnapshot({ identity: 'refreshing', enums: 'loading' }), path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Visitor: Story = {
  args: { snapshot: sessionSnapshot({ identity: visitor('resting') }), path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const VisitorWithoutReferenceData: Story = {
  args: { snapshot: sessionSnapshot({ identity: visitor('resting'), enums: 'empty' }), path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const VisitorIsSentToSignIn: Story = {
  args: { snapshot: sessionSnapshot({ identity: visitor('resting') }), path: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  },
};

export const SessionExpired: Story = {
  args: { snapshot: sessionSnapshot({ identity: visitor('expired') }), path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your session has expired/)).toBeVisible();
  },
};

export const SigningIn: Story = {
  args: { snapshot: sessionSnapshot({ identity: visitor('signingIn') }), path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing in')).toBeInTheDocument();
  },
};

export const SignInRejected: Story = {
  args: { snapshot: sessionSnapshot({ identity: visitor('rejected') }), path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.');
  },
};

export const SignInThrottled: Story = {
  args: {
    snapshot: sessionSnapshot({ identity: visitor('throttled'), retryAfterSeconds: 300 }),
    path: '/login',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  },
};

export const SignInUnreachable: Story = {
  args: { snapshot: sessionSnapshot({ identity: visitor('unreachable') }), path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("The server can't be reached");
  },
};

export const PasswordChangeRequired: Story = {
  args: {
    snapshot: sessionSnapshot({
      identity: { authenticated: 'passwordChangeRequired' },
      needsPasswordChange: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change password' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Account of/ })).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('resting') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Mirjam' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Account of Mirjam Zgraggen, MZ' })).toBeVisible();
  },
};

export const ReferenceDataLoading: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('resting'), enums: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const ReferenceDataEmpty: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('resting'), enums: 'empty' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
    await expect(await canvas.findByText('Traveler')).toBeVisible();
  },
};

export const ActingAsCompany: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('actingAs') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Changing the company…' })).toBeVisible();
  },
};

export const CompanyRefused: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('refused') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("You can't act as this company");
  },
};

export const CompanyUnreachable: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('unreachable') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The company was not changed');
  },
};

export const OtherCompanyInAnotherTab: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('elsewhere') }) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', {
      name: 'You now act for Alpenblick Logistik GmbH in another tab',
    });
    await expect(
      within(dialog).getByRole('button', { name: 'Stay with Alpenblick Engineering AG' }),
    ).toBeVisible();
    await expect(
      within(dialog).getByRole('button', { name: 'Go to Alpenblick Logistik GmbH' }),
    ).toBeVisible();
  },
};

export const ReturningToTheCompany: Story = {
  args: { snapshot: sessionSnapshot({ identity: active('returning') }) },
  play: async ({ canvas }) => {
    const stay = await canvas.findByRole('button', { name: 'Stay with Alpenblick Engineering AG' });
    await expect(stay).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SigningOut: Story = {
  args: { snapshot: sessionSnapshot({ identity: 'signingOut' }), path: '/logout' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing out…')).toBeVisible();
  },
};

export const SignOutFailed: Story = {
  args: { snapshot: sessionSnapshot({ identity: 'signOutFailed' }), path: '/logout', signOutFails: true },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByText('You are still signed in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
