import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SoldKinds } from '#src/components/sold-kinds.ts';
import { SimulatedMark } from '#src/components/trip-status/SimulatedMark.tsx';
import { dark, inMargin } from '#stories/support/frames.tsx';

const meta = {
  component: SimulatedMark,
  decorators: [
    (Story) => (
      <SoldKinds value={{ simulated: ['hotel', 'car'] }}>
        <p>
          Booking number 6K46EG <Story />
        </p>
      </SoldKinds>
    ),
    inMargin,
  ],
} satisfies Meta<typeof SimulatedMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfSimulatedKind: Story = {
  args: { kind: 'hotel' },
  play: ({ canvas }) => expect(canvas.getByText('simulated')).toBeVisible(),
};
export const OfSimulatedKindDark: Story = { ...OfSimulatedKind, globals: dark };

export const OfRealKind: Story = {
  args: { kind: 'flight' },
  play: ({ canvas }) => expect(canvas.queryByText('simulated')).toBeNull(),
};
