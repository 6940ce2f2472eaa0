import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewMembershipScreen } from '#src/features/company-users/NewMembershipScreen.tsx';
import { existingPersonFields } from '#src/features/company-users/new-membership-fields.ts';
import { narrow, narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { ColleagueChoice, withPeopleReference } from '#stories/support/people-reference.tsx';
import { ENGINEERING } from '#stories/support/session-fixtures.ts';

const meta = {
  component: NewMembershipScreen,
  decorators: [withPeopleReference, inShell],
  args: {
    companyName: ENGINEERING.name,
    knownFields: existingPersonFields(ColleagueChoice),
    pending: false,
    refusal: null,
    onSubmit: fn(),
    onCancel: fn(),
    onDirty: fn(),
  },
} satisfies Meta<typeof NewMembershipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewPerson: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noah@alpenblick.example');
    await userEvent.type(canvas.getByLabelText('First name'), 'Noah');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Frei');
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('new', {
      email: 'noah@alpenblick.example',
      firstName: 'Noah',
      lastName: 'Frei',
      namePrefix: null,
      role: 'traveler',
      sendInvitation: true,
    });
  },
};
export const NewPersonNarrow: Story = { globals: narrow };

export const ExistingPerson: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'An existing user' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    await expect(canvas.getByText('Required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('User'), 'Lena Brunner');
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      'known',
      expect.objectContaining({ user: '01994b5e-7c1a-7cc2-b7a1-000000000025' }),
    );
  },
};
export const Sending: Story = { args: { pending: true }, globals: narrowDark };
export const Refused: Story = {
  args: { refusal: { field: null, message: 'They are a member of this company already.' } },
};
