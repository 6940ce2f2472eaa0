import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PassportNotice } from '#src/components/booking/PassportNotice.tsx';
import { dark, inPadding, narrowest } from '#stories/support/frames.tsx';
import { ANNA, DANIEL } from '#stories/support/people.ts';

const until = '2027-03-20';
const own = { traveler: ANNA._id, firstName: 'Anna', lastName: 'Keller', until };
const other = { traveler: DANIEL._id, firstName: 'Daniel', lastName: 'Frei', until };
const ownProfile = { traveler: ANNA._id, href: '/users/1', mayChange: false };

const meta = {
  component: PassportNotice,
  decorators: [inPadding],
  args: { gaps: [{ ...own, endsOn: '2027-03-18' }], ownProfile },
} satisfies Meta<typeof PassportNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnEndsEarly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'It is valid until 18 Mar 2027, and the airline requires one until 20 Mar 2027.',
    );
  },
};
export const OwnEndsEarlyDark: Story = { globals: dark };
export const OwnIsMissing: Story = { args: { gaps: [{ ...own, endsOn: null }] } };
export const OwnMayBeChanged: Story = { args: { ownProfile: { ...ownProfile, mayChange: true } } };
export const OfOthersNarrowest: Story = {
  args: {
    gaps: [
      { ...other, endsOn: '2027-03-18' },
      { ...other, traveler: 'third', endsOn: null },
    ],
  },
  globals: narrowest,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
