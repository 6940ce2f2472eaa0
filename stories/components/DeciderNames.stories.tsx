import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeciderNames } from '#src/components/trip-status/DeciderNames.tsx';
import { inMargin } from '#stories/support/frames.tsx';
import { DANIEL_DECIDES, MIRJAM, PETRA, RUTH } from '#stories/support/trip-fixtures.ts';

const meta = {
  component: DeciderNames,
  decorators: [inMargin],
  args: { deciders: [PETRA, DANIEL_DECIDES], personId: MIRJAM._id },
} satisfies Meta<typeof DeciderNames>;

export default meta;
type Story = StoryObj<typeof meta>;

const saying = (words: string, args: Story['args'] = {}): Story => ({
  args,
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(words),
});

export const EitherOfTwo = saying('Petra Wyss or Daniel Frei');
export const TheReaderFirst = saying('You or Petra Wyss', { personId: DANIEL_DECIDES._id });
export const ForAnother = saying('Daniel Frei for Petra Wyss', {
  deciders: [{ ...DANIEL_DECIDES, onBehalfOf: PETRA }],
});
export const TheReaderForAnother = saying('You for Petra Wyss', {
  deciders: [{ ...DANIEL_DECIDES, onBehalfOf: PETRA }],
  personId: DANIEL_DECIDES._id,
});
export const MoreThanAreNamed = saying('Petra Wyss or 2 others', {
  deciders: [PETRA, RUTH, DANIEL_DECIDES],
  most: 1,
});
export const NoOneOfTheCompany = saying('An administrator of the platform', { deciders: [] });
