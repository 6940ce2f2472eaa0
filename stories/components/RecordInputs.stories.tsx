import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SwitchField } from '#src/components/SwitchField.tsx';
import { CardNumberInput } from '#src/records/card-fields.tsx';
import { NativeChoice, SelectInput } from '#src/records/RecordField.tsx';
import { dark, inMargin } from '#stories/support/frames.tsx';
import { withReference } from '#stories/support/with-reference.tsx';

const country = { kind: 'choice', path: 'country', label: { id: 'Country' }, category: 'countries' } as const;
const field = (label: string) => ({ name: label, label, error: undefined });
const options = (
  <>
    <option>Zug</option>
    <option>Baar</option>
  </>
);

const meta = { decorators: [withReference, inMargin] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {
  render: () => (
    <>
      <NativeChoice label="At rest">{options}</NativeChoice>
      <NativeChoice label="With a fault" error="Required">
        {options}
      </NativeChoice>
      <NativeChoice label="Disabled" disabled>
        {options}
      </NativeChoice>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('With a fault')).toHaveAccessibleDescription('Required');
    await expect(canvas.getByLabelText('Disabled')).toBeDisabled();
  },
};
export const ChoicesDark: Story = { ...Choices, globals: dark };

/** The previous choice remains among the options; a required field has no empty option. */
export const ChoicesOfRecords: Story = {
  render: () => (
    <>
      <SelectInput spec={country} common={field('May be none')} value="CH" />
      <SelectInput spec={{ ...country, required: true }} common={field('Not chosen yet')} value="" />
      <SelectInput spec={{ ...country, required: true }} common={field('Chosen')} value="DE" />
      <SelectInput spec={country} common={field('Offered no more')} value="YU" />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = (name: string) => canvas.getByLabelText(name);
    await expect(shown('May be none')).toHaveTextContent(/^NoneSwitzerlandGermany$/);
    await expect(shown('May be none')).toHaveDisplayValue('Switzerland');
    await expect(shown('Not chosen yet')).toHaveDisplayValue('Please choose');
    await expect(shown('Chosen')).toHaveTextContent(/^SwitzerlandGermany$/);
    await expect(shown('Offered no more')).toHaveDisplayValue('YU');
  },
};

export const Switches: Story = {
  render: () => (
    <>
      <SwitchField name="on" label="On" defaultChecked />
      <SwitchField name="off" label="Off" description="Who is off can't sign in." defaultChecked={false} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('On')).toBeChecked();
    await expect(canvas.getByLabelText('Off')).not.toBeChecked();
    await expect(canvas.getByText("Who is off can't sign in.")).toBeVisible();
  },
};
export const SwitchesDark: Story = { ...Switches, globals: dark };

export const NumberOfACard: Story = {
  render: () => (
    <>
      <CardNumberInput name="number" label="Card number" value={null} error={undefined} onChange={fn()} />
      <CardNumberInput
        name="other"
        label="Wrong number"
        value={null}
        error="This is no card number."
        onChange={fn()}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText('Card number');
    await expect(number).toHaveAccessibleDescription('It is kept safe, and never shown again.');
    await userEvent.type(number, '4242');
    await expect(number).toHaveAccessibleDescription('Visa');
    await expect(canvas.getByLabelText('Wrong number')).toBeInvalid();
  },
};
