import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LookupField } from '#src/records/LookupField.tsx';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';

const OPTIONS = [
  { id: '1', label: 'Muster AG, ZV-1004' },
  { id: '2', label: 'Muster AG, ZV-1005' },
  { id: '3', label: 'Alpenblick Logistik GmbH, ZV-1002' },
];

const meta = {
  component: LookupField,
  decorators: [
    inPadding,
    (Story) => (
      <form aria-label="Record" style={{ minHeight: 320 }}>
        <Story />
        <button type="button">Elsewhere</button>
      </form>
    ),
  ],
  args: {
    label: 'Company',
    error: undefined,
    chosen: null,
    options: OPTIONS,
    searching: false,
    onType: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof LookupField>;

export default meta;
type Story = StoryObj<typeof meta>;

const args = { onType: fn(), onChange: fn() };

export const PicksByKeyboard: Story = {
  args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'Muster');
    await expect(args.onType).toHaveBeenLastCalledWith('Muster');
    const field = canvas.getByRole('combobox', { name: 'Company', expanded: true });
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 found');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Muster AG, ZV-1005');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const SelectsTheOnlyMatchOnBlur: Story = {
  args,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(field, 'logistik');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(field).toHaveValue('Alpenblick Logistik GmbH, ZV-1002');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
  },
};

export const SelectsTheOnlyMatchOnEnter: Story = {
  args,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(field, '1004{Enter}');
    await expect(field).toHaveValue('Muster AG, ZV-1004');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};

export const KeepsUnmatchedText: Story = {
  args,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(field, 'Muster AG');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(field).toHaveValue('Muster AG');
    await expect(field).toHaveAccessibleDescription('No match. Please choose one from the list.');
    await expect(args.onChange).toHaveBeenLastCalledWith('?');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(field).not.toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const KeepsUnmatchedTextNarrowDark: Story = { ...KeepsUnmatchedText, globals: narrowDark };

export const ChosenBefore: Story = {
  args: { ...args, chosen: { id: '9', label: 'Kranich Werke AG' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Kranich Werke AG');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Looking: Story = {
  args: { ...args, searching: true, options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'Muster{Enter}');
    await expect(canvas.getByText('Searching')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Company' })).not.toHaveAccessibleDescription();
  },
};

export const MatchesLeaveTheErrorVisible: Story = {
  args: { ...args, error: 'This company is not active.', chosen: OPTIONS[0] ?? null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Company' }));
    const list = await canvas.findByRole('listbox', { name: 'Choices' });
    const { bottom } = canvas.getByText('This company is not active.').getBoundingClientRect();
    await waitFor(() => expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
  },
};

export const ErrorClearsWithItsValue: Story = {
  args: { ...args, error: 'This company is not active.', chosen: OPTIONS[0] ?? null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Company' });
    await expect(field).toHaveAccessibleDescription('This company is not active.');
    await userEvent.clear(field);
    await userEvent.type(field, 'logistik{Enter}');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
