import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResultCard } from '#src/components/results/ResultCard.tsx';
import { inResultList } from '#stories/support/frames.tsx';
import { lookNarrowAndDark } from '#stories/support/narrow-and-dark.ts';

const meta = {
  component: ResultCard,
  decorators: [inResultList],
  args: {
    id: 'lx14',
    name: 'LX 14',
    isActive: false,
    facts: <p>13:10 ZRH – 16:00 JFK</p>,
    price: <strong>CHF 760.00</strong>,
    verdict: 'In policy',
    details: () => <p>Airbus A330-300</p>,
    choose: { text: 'Choose', label: 'Choose LX 14', disabledReason: null },
    onChoose: fn(),
  },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAPlace: Story = {
  name: 'A result without a place has no pin',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName('LX 14');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose LX 14' }));
    await expect(args.onChoose).toHaveBeenCalledWith('lx14');
    await lookNarrowAndDark();
  },
};

export const WithAPlace: Story = {
  args: { onShowOnMap: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show LX 14 on the map' }));
    await expect(args.onShowOnMap).toHaveBeenCalledWith('lx14');
  },
};

export const TwoWaysOn: Story = {
  args: {
    onShowOnMap: fn(),
    other: { text: 'Add to trip', label: 'Add to trip: LX 14', onChoose: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to trip: LX 14' }));
    await expect(args.other?.onChoose).toHaveBeenCalledWith('lx14');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await lookNarrowAndDark();
  },
};

export const Repricing: Story = {
  args: { choose: { text: 'Choose', label: 'Choose LX 14', disabledReason: null, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose LX 14' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const WithMoreOnDemand: Story = {
  args: {
    isActive: true,
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Details of LX 14' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Airbus A330-300')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Airbus A330-300')).toBeNull();
  },
};
