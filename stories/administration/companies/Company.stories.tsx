import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Company } from '#domain/contract.ts';
import { HistorySection } from '#src/records/HistorySection.tsx';
import { RecordPage } from '#src/records/RecordPage.tsx';
import { RecordSection } from '#src/records/RecordSection.tsx';
import { COMPANY, HISTORY, LONG_COMPANY } from '#stories/support/company-fixtures.ts';
import { SECTIONS } from '#stories/support/company-sections.tsx';
import { narrow, narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { withReference } from '#stories/support/with-reference.tsx';

const saving = {
  editing: false,
  opened: {},
  pending: false,
  refusal: null,
  conflicts: [],
  onEdit: fn(),
  onCancel: fn(),
  onDirty: fn(),
  onSubmit: fn(),
  onResolve: fn(),
  onLeaveConflicts: fn(),
};

const buildSections = (company: Company) =>
  SECTIONS.map(({ id, title, fields, valuesOf }) => ({
    id,
    title: title.message ?? '',
    content: (
      <RecordSection
        id={id}
        fields={fields}
        saving={saving}
        title={title.message ?? ''}
        values={valuesOf(company)}
      />
    ),
  }));

const history = {
  id: 'history',
  title: 'History',
  content: (
    <HistorySection
      history={{ state: 'ready', history: HISTORY, updating: false }}
      onOpen={fn()}
      onPage={fn()}
    />
  ),
};

const meta = {
  component: RecordPage,
  decorators: [withReference, inShell],
  args: {
    state: 'ready',
    title: COMPANY.name,
    subtitle: COMPANY.customerId,
    active: true,
    tabs: [
      { label: 'Company', href: '/companies/1', current: true },
      { label: 'Users', href: '/companies/1/users', current: false },
    ],
    sections: [...buildSections(COMPANY), history],
  },
} satisfies Meta<typeof RecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Finance' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Finance' })).toHaveFocus();
    await expect(canvas.getByText('Location, Head office: address, city')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'General information' })).toHaveTextContent(
      /Time zone:?\s*Europe\/Zurich/,
    );
    const locations = canvas.getByRole('region', { name: 'Locations' });
    await expect(locations).toHaveTextContent(
      /Head office · .*Zug, Switzerland.*State, county or province: Zug.*Latitude: 47\.1744.*Longitude: 8\.5145/,
    );
  },
};
export const ReadyNarrow: Story = {
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Go to section'), 'Finance');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Finance' })).toHaveFocus();
  },
};
export const ReadyNarrowDark: Story = { globals: narrowDark };
const long = {
  title: LONG_COMPANY.name,
  subtitle: LONG_COMPANY.customerId,
  sections: [...buildSections(LONG_COMPANY), history],
};
export const LongTexts: Story = { args: long };
export const LongTextsNarrow: Story = { args: long, globals: narrow };
export const Loading: Story = { args: { state: 'loading', title: 'Company' } };
export const NotFound: Story = { args: { state: 'notFound', title: 'Company' } };
export const Forbidden: Story = {
  args: { state: 'forbidden', title: 'Company' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You may not see this');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
