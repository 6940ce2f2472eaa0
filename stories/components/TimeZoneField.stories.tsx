import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TimeZoneField } from '#src/features/companies/TimeZoneField.tsx';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: TimeZoneField,
  decorators: [
    inPadding,
    (Story) => (
      <form aria-label="General information" style={{ minHeight: 320 }}>
        <Story />
        <button type="button">Elsewhere</button>
      </form>
    ),
  ],
  args: {
    name: 'timeZone',
    label: 'Time zone',
    value: 'Europe/Zurich',
    error: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof TimeZoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const args = { onChange: fn() };

export const FindsACityByKeyboard: Story = {
  args,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(field).toHaveValue('Europe/Zurich');
    await userEvent.clear(field);
    await userEvent.type(field, 'new york');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('America/New York');
    await expect(args.onChange).toHaveBeenLastCalledWith('America/New_York');
  },
};

export const RefusesAnUnknownName: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Europe/Zug');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(field).toHaveAccessibleDescription('No match. Please choose one from the list.');
  },
};

export const KeepsANameThatTheBrowserDoesNotList: Story = {
  args: { value: 'Etc/GMT+5' },
  globals: narrowDark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Etc/GMT+5');
  },
};
