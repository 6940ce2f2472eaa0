import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { NotForThisRole } from '#src/records/NotForThisRole.tsx';
import { RecordSection, type RecordSectionProps } from '#src/records/RecordSection.tsx';
import { BARE_COMPANY, COMPANY } from '#stories/support/company-fixtures.ts';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { sectionArgs } from '#stories/support/section-args.ts';
import { withReference } from '#stories/support/with-reference.tsx';

const meta = {
  component: RecordSection,
  decorators: [withReference, inPadding],
  args: sectionArgs('general'),
} satisfies Meta<typeof RecordSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EditGeneral: Story = {
  args: sectionArgs('general', COMPANY, true),
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAccessibleDescription('Required');
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Alpenblick AG');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'None');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: engineering' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));
    await expect(args.saving.onDirty).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.saving.onSubmit).toHaveBeenCalledWith({
      ...args.values,
      name: 'Alpenblick AG',
      active: false,
      tags: [],
      address: { ...(args.values.address as object), country: null }, // a group of fields in the fixture
    });
  },
};
export const EditGeneralNarrowDark: Story = {
  args: sectionArgs('general', COMPANY, true),
  globals: narrowDark,
  play: async ({ args }) => {
    // Longer than the form takes to rehearse a key.
    await new Promise((done) => setTimeout(done, 100));
    await expect(args.saving.onDirty).not.toHaveBeenCalled();
  },
};

/** A focused field that is scrolled under the top bar must not cover the bar or take its clicks. */
export const EditGeneralBelowTheTopBar: Story = {
  args: sectionArgs('general', COMPANY, true),
  decorators: [inShell],
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner');
    const name = canvas.getByLabelText('Name');
    await userEvent.click(name);
    // The bar only rests at the top once the page has been scrolled.
    window.scrollTo(0, 50);
    window.scrollBy(0, findCenter(name).y - findCenter(bar).y);
    await expect(findCenter(name).y).toBeCloseTo(findCenter(bar).y, 0);
    const { x, y } = findCenter(name);
    await expect(bar).toContainElement(document.elementFromPoint(x, y) as HTMLElement); // the bar is there
  },
};

export const EditLocations: Story = {
  args: sectionArgs('locations', COMPANY, true),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit: Head office/ }));
    const name = canvas.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Headquarters');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove: Plant/ }));
    await expect(canvas.getByText(/Plant.* is removed when you save/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a location' }));
    await expect(canvas.getAllByLabelText('Name').at(-1)).toHaveFocus();
    await userEvent.keyboard('Lab');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [first] = args.values.locations as object[]; // the rows of the fixture
    await expect(args.saving.onSubmit).toHaveBeenCalledWith({
      locations: [
        { ...first, name: 'Headquarters' },
        expect.objectContaining({ name: 'Lab', latitude: null }),
      ],
    });
  },
};

export const UndoesARemoval: Story = {
  args: sectionArgs('departments', COMPANY, true),
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByLabelText('Name');
    if (first) await userEvent.type(first, ' and pumps');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Department 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Department 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.saving.onSubmit).toHaveBeenCalledWith({
      departments: [
        expect.objectContaining({ name: 'Hydraulics and pumps' }),
        expect.objectContaining({ name: 'Sales' }),
      ],
    });
  },
};

export const EditFinance: Story = {
  args: sectionArgs('finance', COMPANY, true),
  play: async ({ args, canvas, userEvent }) => {
    const fee = canvas.getByLabelText('Booking fee');
    await expect(fee).toHaveValue('12.50');
    await userEvent.clear(fee);
    await userEvent.type(fee, 'much');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card' }));
    await userEvent.keyboard('4242 4242 4242 4241');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(fee).toHaveAccessibleDescription('Please enter an amount, such as 12.50.');
    const number = canvas.getByLabelText('Card number');
    await expect(number).toHaveAccessibleDescription(/This is not the number of a card/);
    await userEvent.type(number, '{Backspace}2');
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Anna Keller');
    await userEvent.type(canvas.getByLabelText('Expiry (MM/yy)'), '11/29');
    await userEvent.clear(fee);
    await userEvent.type(fee, '15');
    await userEvent.click(canvas.getAllByLabelText('Default card').at(-1) ?? fee);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.saving.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        bookingFee: { amount: 1500, currency: 'CHF' },
        creditCards: [
          expect.objectContaining({ isDefault: false }),
          expect.objectContaining({ isDefault: false }),
          expect.objectContaining({ number: '4242 4242 4242 4242', isDefault: true }),
        ],
      }),
    );
  },
};

export const EditLimits: Story = {
  args: sectionArgs('finance', COMPANY, true),
  play: async ({ args, canvas, userEvent }) => {
    const tolerance = canvas.getByLabelText('Price tolerance');
    const limit = canvas.getByLabelText('Approval limit');
    const changes = canvas.getByLabelText('Changes without approval up to');
    await expect(tolerance).toHaveValue('3.5');
    await expect(changes).toHaveValue('50.00');
    await expect(changes).toHaveAccessibleDescription(/the travel policy alone decides\.$/);
    await expect(limit).toHaveAccessibleDescription(/Without an approval by then, a trip expires/);
    await userEvent.clear(tolerance);
    await userEvent.type(tolerance, '3.55');
    await userEvent.clear(limit);
    await userEvent.type(limit, '169');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const field of [tolerance, limit]) {
      await expect(field).toHaveAccessibleDescription(/Please enter a number in the allowed range\./);
    }
    await userEvent.clear(tolerance);
    await userEvent.type(tolerance, '0');
    await userEvent.clear(limit);
    await expect(limit).toHaveAttribute('placeholder', '24');
    const hour = canvas.getByLabelText('An hour of a traveller counts as');
    await expect(hour).toHaveAttribute('placeholder', '60.00');
    await userEvent.type(hour, '85');
    await userEvent.clear(changes);
    await userEvent.type(changes, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.saving.onSubmit).toHaveBeenCalledWith({
      ...args.values,
      priceTolerance: 0,
      approvalLimitHours: null,
      changesWithoutApproval: { amount: 0, currency: 'CHF' },
      hourRate: { amount: 8500, currency: 'CHF' },
    });
  },
};
export const EditLimitsBareNarrowDark: Story = {
  args: sectionArgs('finance', BARE_COMPANY, true),
  globals: narrowDark,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Price tolerance')).toHaveAttribute('placeholder', '3');
  },
};

export const PartlyLocked: Story = {
  args: {
    ...sectionArgs('finance', COMPANY, true),
    lockOf: (path) => (path === 'creditCards' ? null : <NotForThisRole />),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Payment type')).toBeNull();
    await expect(canvas.getByText('CHF 12.50')).toBeVisible();
    await expect(canvas.queryByLabelText('Price tolerance')).toBeNull();
    await expect(canvas.getByText('3.5 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.saving.onSubmit).toHaveBeenCalledWith(args.values);
  },
};

function findCenter(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The section between others, open until it is saved. */
function UntilItIsSaved(props: RecordSectionProps) {
  const [editing, setEditing] = useState(true);
  return (
    <>
      <div style={{ height: '150vh' }} />
      <RecordSection {...props} saving={{ ...props.saving, editing, onSubmit: () => setEditing(false) }} />
      <div style={{ height: '150vh' }} />
    </>
  );
}

export const StaysAtTheSectionThatIsSaved: Story = {
  args: sectionArgs('general', COMPANY, true),
  render: (args) => <UntilItIsSaved {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const edit = canvas.getByRole('button', { name: /^Edit: / });
    await expect(edit).toHaveFocus();
    const { top, bottom } = edit.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
