import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '#src/app/shell/NotFoundScreen.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const meta = { component: NotFoundScreen, decorators: [inPublicLayout] } satisfies Meta<
  typeof NotFoundScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sorry, page not found!' })).toBeVisible();
    await expect(canvas.getByText("We can't seem to find the page you're looking for.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};
export const NotFoundNarrowDark: Story = { globals: narrowDark };
