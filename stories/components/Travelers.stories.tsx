import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ColleaguePicker } from '#src/components/booking/ColleaguePicker.tsx';
import { TravelersField } from '#src/components/booking/TravelersField.tsx';
import { inMargin, narrowDark } from '#stories/support/frames.tsx';
import { ANNA, DANIEL } from '#stories/support/people.ts';

const user = { ...ANNA, email: 'anna.keller@alpenblick.example' };
const colleague = { _id: ANNA._id, user, role: 'traveler' as const, active: true };
const colleagues = {
  ...({ searchString: '', state: 'ready', isSettled: true, page: 1, pages: 1 } as const),
  people: [colleague],
  onSearch: fn(),
  onPage: fn(),
  onRetry: fn(),
};
const nine = Array.from({ length: 9 }, (_, index) => ({ ...DANIEL, _id: `t${index}` }));

const meta = {
  component: TravelersField,
  decorators: [inMargin],
  args: { travelers: [DANIEL], colleagues, error: undefined, onChange: fn() },
} satisfies Meta<typeof TravelersField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForOneselfOnly: Story = {
  args: { colleagues: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daniel Frei')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ForOthers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add colleagues' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Anna Keller' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([DANIEL, ANNA]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Daniel Frei' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const ForOthersNarrowDark: Story = { ...ForOthers, globals: narrowDark };
export const NoTravelers: Story = {
  args: { travelers: [], error: 'Please add a traveller.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please add a traveller.');
    // The list opens when a person asks for it, not by itself.
    await expect(canvas.queryByRole('button', { name: 'Add Anna Keller' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add colleagues' }));
    await expect(canvas.getByRole('button', { name: 'Add Anna Keller' })).toBeVisible();
  },
};
export const Full: Story = {
  args: { travelers: nine },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add colleagues' }));
    const add = canvas.getByRole('button', { name: 'Add Anna Keller' });
    await expect(add).toHaveAccessibleDescription('Up to nine people can travel together');
    await userEvent.click(add);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Inactive: Story = {
  args: { travelers: [], colleagues: { ...colleagues, people: [{ ...colleague, active: false }] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add colleagues' }));
    const inactive = canvas.getByRole('button', { name: 'Anna Keller is inactive' });
    await expect(inactive).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(inactive);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const NoColleagues: Story = {
  render: () => (
    <ColleaguePicker {...colleagues} people={[]} pages={0} chosen={[]} full={false} onAdd={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No company users found.')).toBeVisible();
  },
};
