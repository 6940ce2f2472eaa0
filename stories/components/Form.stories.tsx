import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormShell } from '#src/components/form/FormShell.tsx';
import { PasswordField } from '#src/components/form/PasswordField.tsx';
import { type Refusal, useAppForm } from '#src/components/form/use-app-form.ts';
import { dark, inMargin, narrowDark } from '#stories/support/frames.tsx';

interface LocationFormProps {
  pending: boolean;
  refusal: Refusal | null;
  onSubmit: (values: { name: string; secret: string }) => void;
}

function LocationForm({ pending, refusal, onSubmit }: LocationFormProps) {
  const form = useAppForm({
    initialValues: { name: '', secret: '' },
    validate: ({ name }) => (name === '' ? { name: 'Required' } : {}),
    refusal,
    pending,
    onSubmit,
  });
  return (
    <FormShell label="Location" form={form} pending={pending} pendingLabel="Saving" submitLabel="Save">
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label="Name"
        description="As it stands on the door."
      />
      <PasswordField key={form.key('secret')} {...form.getInputProps('secret')} label="Secret" />
    </FormShell>
  );
}

const meta = {
  component: LocationForm,
  decorators: [inMargin],
  args: { onSubmit: fn(), pending: false, refusal: null },
} satisfies Meta<typeof LocationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const UntouchedDark: Story = { globals: dark };
export const Pending: Story = { args: { pending: true } };
export const RefusedAsAWhole: Story = {
  args: { refusal: { field: null, message: 'Another person has changed this location.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Another person has changed this location.');
  },
};
export const RefusedAtAField: Story = {
  args: { refusal: { field: 'name', message: 'There is a location of this name.' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name');
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(name, 'B');
    await expect(name).toBeValid();
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
export const KeepsEnteredValues: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Secret'), 'tapir');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/Required/);
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Name'), 'Zug{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Zug', secret: 'tapir' });
  },
};
export const ReadsAutofilledValues: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText<HTMLInputElement>('Name').value = 'Zug';
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Zug', secret: '' });
  },
};
export const SendsNothingTwice: Story = {
  args: { pending: true, onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Zug{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
