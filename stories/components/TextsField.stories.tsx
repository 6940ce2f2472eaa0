import { useForm } from '@mantine/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SectionFormValues, TextsSpec } from '#src/records/field-spec.ts';
import { TextsField } from '#src/records/ListFrame.tsx';
import { toFormValues } from '#src/records/section-form-values.ts';
import { SECTIONS } from '#stories/support/company-sections.tsx';
import { inMargin, narrowDark } from '#stories/support/frames.tsx';

const isTexts = (field: { kind: string; path: string }): field is TextsSpec => field.kind === 'texts';
const emails = SECTIONS.flatMap(({ fields }) => fields.filter(isTexts)).find(({ path }) => path === 'emails');
if (!emails) throw new Error('A company has no list of e-mails any more');

interface EmailsProps {
  spec: TextsSpec;
  value: readonly string[];
  messages: Record<string, string>;
  onChange: () => void;
}

function Emails({ spec, value, messages, onChange }: EmailsProps) {
  const form = useForm<SectionFormValues>({
    mode: 'uncontrolled',
    initialValues: toFormValues([spec], { emails: value }),
    initialErrors: messages,
    onValuesChange: onChange,
  });
  return <TextsField spec={spec} name="emails" value={value} form={form} />;
}

const meta = {
  component: Emails,
  decorators: [inMargin],
  args: {
    spec: { ...emails, maxItems: 3 },
    messages: {},
    onChange: fn(),
    value: ['office@alpenblick.example', 'travel@alpenblick.example'],
  },
} satisfies Meta<typeof Emails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an e-mail' }));
    await expect(canvas.getByLabelText('E-mail 1')).toHaveFocus();
  },
};
export const RemovedAndFull: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: office@alpenblick.example' }));
    await expect(canvas.getByText(/^office@alpenblick.example is removed when you save/)).toBeVisible();
    for (let added = 0; added < 2; added++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add an e-mail' }));
    }
    await expect(canvas.getByText('At most 3 can be added.')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
export const RemovedAndFullNarrowDark: Story = { ...RemovedAndFull, globals: narrowDark };
export const WithFaults: Story = {
  args: {
    messages: { emails: 'Please correct the list.', 'emails.1': 'This is no e-mail address.' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please correct the list.')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail 2')).toHaveAccessibleDescription('This is no e-mail address.');
    await userEvent.type(canvas.getByLabelText('E-mail 2'), 'x');
    await expect(canvas.getByLabelText('E-mail 2')).not.toHaveAccessibleDescription();
    await expect(canvas.getByText('Please correct the list.')).toBeVisible();
  },
};
export const InAnOrder: Story = {
  args: { spec: { ...emails, ordered: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail 1'), '.ch');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down: office@alpenblick.example' }));
    await expect(canvas.getByLabelText('E-mail 1')).toHaveValue('travel@alpenblick.example');
    await expect(canvas.getByLabelText('E-mail 2')).toHaveValue('office@alpenblick.example.ch');
  },
};
