import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MoreMenu } from '#src/components/MoreMenu.tsx';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';

const replace = fn();
const cancel = fn();

const meta = {
  component: MoreMenu,
  decorators: [inPadding],
  args: {
    name: 'More for Hotel Seefeld',
    actions: [
      { label: 'Book something else', onTake: replace },
      { label: 'Cancel this part', hint: 'It is being cancelled already', isWithheld: true, onTake: cancel },
    ],
    links: [{ label: 'Calendar', href: '/calendar' }],
  },
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More for Hotel Seefeld' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Calendar' })).toHaveAttribute(
      'href',
      '/calendar',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: /^Cancel this part/ }));
    await expect(cancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Book something else' }));
    await expect(replace).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

export const NarrowDark: Story = { globals: narrowDark };
