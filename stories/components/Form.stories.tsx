import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormShell } from '#src/components/form/FormShell.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { dark, inMargin, narrowDark } from '#stories/support/frames.tsx';

const meta = {
  component: FormShell,
  decorators: [inMargin],
  args: {
    label: 'Location',
    names: ['name', 'secret'],
    validate: (values) => (values.name === '' ? { name: 'Required' } : {}),
    onSubmit: fn(),
    pending: false,
    pendingLabel: 'Saving',
    submitLabel: 'Save',
    refusal: null,
    children: (field) => (
      <>
        <TextInput {...field('name')} label="Name" description="As it stands on the door." />
        <PasswordField {...field('secret')} label="Secret" />
      </>
    ),
  },
} satisfies Meta<typeof FormShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const UntouchedDark: Story = { globals: dark };
export const Pending: Story = { args: { pending: true } };
export const PendingDark: Story = { args: { pending: true }, globals: dark };
export const RefusedAsAWhole: Story = {
  args: { refusal: { field: null, message: 'Another person has changed this location.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Another person has changed this location.');
  },
};
export const RefusedAtAField: Story = {
  args: { refusal: { field: 'name', message: 'There is a location of this name.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toBeInvalid();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const RefusedAtAFieldNarrowDark: Story = {
  args: { refusal: { field: 'name', message: 'There is a location of this name.' } },
  globals: narrowDark,
};
export const RefusalOfAnUnknownFieldIsNotLost: Story = {
  args: { refusal: { field: 'country', message: 'This country is not known.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This country is not known.');
  },
};
export const KeepsWhatWasEntered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Secret'), 'tapir');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/Required/);
    await userEvent.type(canvas.getByLabelText('Name'), 'Zug{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Zug', secret: 'tapir' });
  },
};
