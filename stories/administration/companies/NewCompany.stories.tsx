import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { newCompanyFields, newCompanyValues } from '#src/features/companies/general-fields.ts';
import { CreatePage } from '#src/records/CreatePage.tsx';
import { GroupChoice } from '#stories/support/company-sections.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { withReference } from '#stories/support/with-reference.tsx';

const meta = {
  component: CreatePage,
  decorators: [withReference, inShell],
  args: {
    title: 'New company',
    fields: newCompanyFields({ Field: GroupChoice }),
    values: newCompanyValues(newCompanyFields({ Field: GroupChoice })),
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
  },
};
export const EmptyNarrowDark: Story = { globals: narrowDark };
export const NameTaken: Story = {
  args: { refusal: { field: null, message: 'Taken.', fields: { name: 'Another company has this name.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const Sending: Story = { args: { pending: true } };
