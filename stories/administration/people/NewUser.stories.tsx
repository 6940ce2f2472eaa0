import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { newUserFields, newUserValues } from '#src/features/users/new-user-fields.ts';
import { CreatePage } from '#src/records/CreatePage.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { CompanyChoice, withPeopleReference } from '#stories/support/people-reference.tsx';
import { ENGINEERING } from '#stories/support/session-fixtures.ts';

const meta = {
  component: CreatePage,
  decorators: [withPeopleReference, inShell],
  args: {
    title: 'New user',
    fields: newUserFields(CompanyChoice),
    values: newUserValues(newUserFields(CompanyChoice)),
    pending: false,
    refusal: null,
    onSubmit: fn(),
    onCancel: fn(),
    onDirty: fn(),
  },
} satisfies Meta<typeof CreatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getAllByText('Required')).toHaveLength(4);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const EmptyNarrowDark: Story = { globals: narrowDark };

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noah@alpenblick.example');
    await userEvent.type(canvas.getByLabelText('First name'), 'Noah');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Frei');
    const form = within(canvas.getByRole('form', { name: 'New user' }));
    await userEvent.type(form.getByLabelText('Company'), `${ENGINEERING.name}, ZV-1001`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'noah@alpenblick.example',
      firstName: 'Noah',
      lastName: 'Frei',
      namePrefix: null,
      middleName: null,
      sendInvitation: true,
      companyUser: { company: ENGINEERING._id, role: 'traveler' },
    });
  },
};

export const AddressTaken: Story = {
  args: {
    refusal: { field: null, message: 'Taken.', fields: { email: 'This e-mail address is already in use.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
export const Sending: Story = { args: { pending: true } };
