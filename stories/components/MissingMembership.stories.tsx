import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingMembership } from '#src/components/booking/MissingMembership.tsx';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';
import { ANNA } from '#stories/support/people.ts';

const meta = {
  component: MissingMembership,
  decorators: [inPadding],
  args: {
    children: 'Your profile has no membership in Hilton Honors.',
    profile: { traveler: ANNA._id, href: '/users/1', mayChange: false },
    section: 'hotel',
  },
} satisfies Meta<typeof MissingMembership>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request a change to your profile' })).toHaveAttribute(
      'href',
      '/users/1#hotel',
    );
  },
};
export const OwnNarrowDark: Story = { globals: narrowDark };
export const OfAnother: Story = {
  args: { children: 'The profile of Daniel Frei has no membership in Hilton Honors.', profile: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
