import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CookieConsent } from '#src/app/shell/CookieConsent.tsx';
import { SignOutScreen } from '#src/features/sign-out/SignOutScreen.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const signingOut = { state: 'signingOut', onRetry: fn(), onCancel: fn() } as const;
const KEY = 'cookie_accepted';

const meta = {
  component: CookieConsent,
  beforeEach: () => localStorage.removeItem(KEY),
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotAnswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This website uses cookies')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See details' })).toHaveAttribute('href', '/cookies');
  },
};
export const NotAnsweredNarrowDark: Story = { globals: narrowDark };

/** The page leaves room for it at its end. */
export const OverAPage: Story = {
  decorators: [inPublicLayout],
  render: () => <SignOutScreen {...signingOut} />,
};
export const OverAPageNarrowDark: Story = { ...OverAPage, globals: narrowDark };

export const Accepted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ok' }));
    await expect(canvas.queryByText('This website uses cookies')).toBeNull();
    await expect(localStorage.getItem(KEY)).toBe('true');
  },
};
