import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page, Surface } from '#src/components/Page.tsx';
import { KeyList } from '#src/features/quick-search/KeysDialog.tsx';
import { narrowDark } from '#stories/support/frames.tsx';

/** How the product is used without a mouse. */
function Keyboard() {
  return (
    <Page title="Keyboard" subtitle="Everything works without a mouse. These keys are shorter ways.">
      <Surface>
        <Stack>
          <h2>The keys</h2>
          <KeyList />
        </Stack>
      </Surface>
      <Surface>
        <h2>What to look at</h2>
        <ul>
          <li>Tab reaches everything that can be used, in the order in which it is read.</li>
          <li>What has the focus has a ring around it; nothing that sticks to an edge covers it.</li>
          <li>A dialog takes the focus and gives it back to where it came from.</li>
          <li>What appears or fails is announced, and doesn’t take the focus from a field.</li>
          <li>Stories with “keyboard” in their names do all of it by keys: press / and search for it.</li>
        </ul>
      </Surface>
    </Page>
  );
}

const meta = { component: Keyboard } satisfies Meta<typeof Keyboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A trip that waits for you' })).toBeVisible();
    await expect(canvas.getByText('Show these keys')).toBeVisible();
  },
};
export const KeysNarrowDark: Story = { globals: narrowDark };
