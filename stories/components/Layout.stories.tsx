import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntryPage } from '#src/components/EntryPage.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { globeIcon } from '#src/components/icons.ts';
import { Logo } from '#src/components/Logo.tsx';
import { Page, Surface } from '#src/components/Page.tsx';
import { buildingIcon, leaveIcon, peopleIcon, personIcon } from '#src/components/shell-icons.ts';
import { dark, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: Page,
  args: {
    title: 'Companies',
    subtitle: 'All companies that you may see.',
    children: <Surface>What the page is about.</Surface>,
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageWithSurface: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  },
};
export const PageNarrowDark: Story = { globals: narrowDark };

export const Entry: Story = {
  render: () => <EntryPage title="A title" lead="What this is about." />,
};
export const EntryDark: Story = { ...Entry, globals: dark };

export const Brand: Story = {
  render: () => (
    <div style={{ padding: 24, display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      <Logo appName="Zugvogel" />
      <Icon path={globeIcon} />
      <Icon path={peopleIcon} />
      <Icon path={buildingIcon} />
      <Icon path={personIcon} />
      <Icon path={leaveIcon} />
    </div>
  ),
};
export const BrandDark: Story = { ...Brand, globals: dark };
