import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { newGroupValues } from '#src/features/companies/group-fields.ts';
import { CreatePage } from '#src/records/CreatePage.tsx';
import { COMPANY_ROWS, NAMESAKES } from '#stories/support/company-fixtures.ts';
import { narrowDark } from '#stories/support/frames.tsx';
import { GROUP_FIELDS } from '#stories/support/group-fixtures.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { withReference } from '#stories/support/with-reference.tsx';

const meta = {
  component: CreatePage,
  decorators: [withReference, inShell],
  args: {
    title: 'New company group',
    fields: GROUP_FIELDS,
    values: newGroupValues(GROUP_FIELDS),
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
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const EmptyNarrowDark: Story = { globals: narrowDark };

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [company] = COMPANY_ROWS;
    await userEvent.type(canvas.getByLabelText('Name'), 'Alpenblick Holding');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a company' }));
    await userEvent.keyboard(`${company?.name}, ${company?.customerId}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Alpenblick Holding',
      active: true,
      companies: [{ company: company?._id }],
    });
  },
};
export const TwoCompaniesOfOneName: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Muster Holding');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a company' }));
    const form = within(canvas.getByRole('form', { name: 'New company group' }));
    const company = form.getByLabelText('Company');
    await userEvent.type(company, 'Muster AG');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(company).toHaveAccessibleDescription('No match. Please choose one from the list.');
    await userEvent.clear(company);
    await userEvent.type(company, 'Muster AG, ZV-1005');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ companies: [{ company: NAMESAKES[1]?._id }] }),
    );
  },
};
export const NameTaken: Story = {
  args: { refusal: { field: null, message: 'Taken.', fields: { name: 'Another group has this name.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const Sending: Story = { args: { pending: true } };
