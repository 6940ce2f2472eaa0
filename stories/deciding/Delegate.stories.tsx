import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Delegation } from '#domain/contract.ts';
import { DelegateSection, type DelegateSectionProps } from '#src/records/DelegateSection.tsx';
import { delegationFields } from '#src/records/delegation-fields.ts';
import { inPadding, narrow, narrowDark } from '#stories/support/frames.tsx';
import { ColleagueChoice, withPeopleReference } from '#stories/support/people-reference.tsx';

const DANIEL: Delegation = {
  delegate: { _id: '01994b5e-7c1a-7cc2-b7a1-000000000024', firstName: 'Daniel', lastName: 'Frei' },
  from: '2027-03-14',
  until: '2027-03-20',
  active: true,
};

const ready = (delegation: Delegation | null): Pick<DelegateSectionProps, 'current'> => ({
  current: { state: 'ready', delegation },
});

const meta = {
  component: DelegateSection,
  decorators: [withPeopleReference, inPadding],
  args: {
    ...ready(DANIEL),
    delegatorName: 'Anna Keller',
    today: '2027-03-15',
    fields: delegationFields(ColleagueChoice),
    editing: false,
    pending: false,
    refusal: null,
    fault: null,
    onEdit: fn(),
    onCancel: fn(),
    onDirty: fn(),
    onSubmit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof DelegateSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decides: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Delegate' })).toHaveTextContent(
      /Daniel Frei.*14 – 20 Mar 2027.*Decides/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change the delegate' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const DecidesNarrow: Story = { globals: narrow };
export const DecidesNarrowDark: Story = { globals: narrowDark };

export const NotYet: Story = { args: ready({ ...DANIEL, from: '2027-03-16', active: false }) };
export const HasLeft: Story = { args: ready({ ...DANIEL, active: false }) };

export const NoDelegate: Story = {
  args: ready(null),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No delegate was named.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name a delegate' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Removes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove the delegate' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the delegate?' }));
    await expect(dialog.getByText(/Daniel Frei can no longer decide for Anna Keller/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(button);
    const again = within(await screen.findByRole('dialog', { name: 'Remove the delegate?' }));
    await userEvent.click(again.getByRole('button', { name: 'Remove the delegate' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  args: { editing: true },
  play: async ({ args, canvas, userEvent }) => {
    const last = canvas.getByLabelText(/Last day/);
    await userEvent.clear(last);
    await userEvent.type(last, '2027-03-13');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      canvas.getByText('Please choose a last day that is not before the first one.'),
    ).toBeVisible();
    await userEvent.clear(last);
    await userEvent.type(last, '2027-03-31');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ from: '2027-03-14', until: '2027-03-31' }),
    );
  },
};
export const EditingNarrow: Story = { args: { editing: true }, globals: narrow };

export const NothingFilledIn: Story = {
  args: { ...ready(null), editing: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Last day/)).toBeInvalid();
  },
};

export const Refused: Story = {
  args: {
    editing: true,
    refusal: {
      field: null,
      message: "This person can't decide for you. Please choose another colleague.",
      fields: { delegate: "This person can't decide for you. Please choose another colleague." },
    },
  },
};
export const Saving: Story = { args: { editing: true, pending: true } };
export const NotRemoved: Story = { args: { fault: 'The server can not be reached.' } };
export const Loading: Story = { args: { current: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    current: {
      state: 'failed',
      failure: { message: 'The server can not be reached.', reference: '1700000000000', onRetry: fn() },
    },
  },
};
