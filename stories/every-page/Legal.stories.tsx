import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalPage } from '#src/components/LegalPage.tsx';
import { LegalSection } from '#src/components/LegalSection.tsx';
import { CookiePolicy } from '#src/features/legal/CookiePolicy.tsx';
import { LegalNotice } from '#src/features/legal/LegalNotice.tsx';
import { PrivacyPolicy } from '#src/features/legal/PrivacyPolicy.tsx';
import { inPublicLayout, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: LegalPage,
  decorators: [inPublicLayout],
  args: {
    title: 'A legal text',
    updated: '20 November 2026',
    children: (
      <LegalSection title="A section">
        <p>What is written here.</p>
      </LegalSection>
    ),
  },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const operator = { appName: 'Zugvogel', contactEmail: 'contact@zugvogel.example' };

export const Layout: Story = {};
export const Privacy: Story = {
  render: () => <PrivacyPolicy {...operator} />,
};
export const PrivacyNarrowDark: Story = { ...Privacy, globals: narrowDark };
export const Cookies: Story = {
  render: () => <CookiePolicy {...operator} />,
};
export const Impress: Story = {
  render: () => <LegalNotice {...operator} />,
};
