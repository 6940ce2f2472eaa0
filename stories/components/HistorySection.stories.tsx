import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { HistoryEntry } from '#domain/contract.ts';
import { HistorySection } from '#src/records/HistorySection.tsx';
import { HISTORY } from '#stories/support/company-fixtures.ts';
import { FAILURE } from '#stories/support/failure.ts';
import { inPadding, narrowDark } from '#stories/support/frames.tsx';
import { withReference } from '#stories/support/with-reference.tsx';

const readyWith = (more: Partial<typeof HISTORY>) => ({
  state: 'ready' as const,
  updating: false,
  history: { ...HISTORY, ...more },
});

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(4);

const [ENTRY] = HISTORY.docs as [HistoryEntry]; // the fixture has one
const LONG_ENTRY: HistoryEntry = {
  ...ENTRY,
  about: LONG.slice(0, 200),
  changes: [{ field: `locations[${LONG.slice(0, 120)}].name`, before: LONG, after: LONG.toUpperCase() }],
};
const VALUES_ENTRY: HistoryEntry = {
  ...ENTRY,
  section: 'finance',
  changes: [
    { field: 'finance.bookingFee', before: 'CHF 1250.50', after: 'EUR 9.00' },
    { field: 'finance.priceTolerance', before: '0', after: '3.5' },
    { field: 'finance.approvalLimitHours', after: '48' },
    { field: 'finance.changesWithoutApproval', before: 'CHF 50.00', after: 'CHF 1250.00' },
    { field: 'finance.paymentType', before: 'invoice', after: 'creditcard' },
    { field: 'finance.invoicePaymentTerms', before: 'net30' },
    { field: 'finance.creditCards[4242 2].vendor', after: 'VI' },
    { field: 'finance.creditCards[4242 2].isDefault', after: 'true' },
    { field: 'gdsProfile.flightMemberships[LH 2].program', after: 'LH' },
    { field: 'passports[CH].name', after: 'CH' },
    { field: 'passports[CH].expiryDate', before: '2027-03-14', after: '2034-01-30' },
    { field: 'travelPolicies[Standard].flight.budgetAction', before: 'approve', after: 'hide' },
    { field: 'travelPolicies[Standard].hotel.excludedRoomTypes', after: 'twin, suite' },
    { field: 'note', before: 'true', after: 'CHF 1250' },
    { field: 'level1Approver.lastName', before: 'Keller', after: 'Keller' },
  ],
};
const { by: _, ...AUTOMATIC_ENTRY } = ENTRY;

const meta = {
  component: HistorySection,
  decorators: [withReference, inPadding],
  args: { history: readyWith({ totalDocs: 1, totalPages: 1 }), onOpen: fn(), onPage: fn() },
} satisfies Meta<typeof HistorySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anna Keller')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Location, Plant: name — Plant' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const FilledNarrowDark: Story = { globals: narrowDark };

export const Closed: Story = {
  args: { history: { state: 'closed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show who changed what' }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { history: { state: 'loading' } } };
export const Empty: Story = {
  args: { history: readyWith({ docs: [], totalDocs: 0, totalPages: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been changed yet.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { history: { state: 'failed', failure: FAILURE } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(FAILURE.onRetry).toHaveBeenCalled();
  },
};

export const ManyPages: Story = {
  args: { history: readyWith({ totalDocs: 130, page: 3, totalPages: 7 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Page 3 of 7')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 2);
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 4);
  },
};
export const FirstPage: Story = {
  args: { history: readyWith({ page: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Later' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toBeEnabled();
  },
};
export const LastPage: Story = {
  args: { history: readyWith({ page: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  },
};
export const Updating: Story = { args: { history: { ...readyWith({}), updating: true } } };
export const Automatic: Story = {
  args: { history: readyWith({ docs: [AUTOMATIC_ENTRY] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Automatically')).toBeVisible();
  },
};
/** By labels, not by ids; plain text is unchanged. */
export const Values: Story = {
  args: { history: readyWith({ docs: [VALUES_ENTRY] }) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    await expect(rows.slice(1)).toEqual([
      'Finance, booking feeCHF 1,250.50EUR 9.00',
      'Finance, price tolerance0 %3.5 %',
      'Finance, approval limit hours—48',
      'Finance, changes without approvalCHF 50.00CHF 1,250.00',
      'Finance, payment typeInvoiceCredit card',
      'Finance, invoice payment termsNet 30 days—',
      'Finance, credit card, 4242 2: vendor—Visa',
      'Finance, credit card, 4242 2: is default—Yes',
      'GDS profile, flight membership, Miles & More 2: program—Miles & More',
      'Passport, Switzerland: name—Switzerland',
      'Passport, Switzerland: expiry date14 Mar 202730 Jan 2034',
      'Travel policy, Standard: flight, budget actionApproval requiredHidden',
      'Travel policy, Standard: hotel, excluded room types—Twin room, Suite',
      'NotetrueCHF 1250',
      'Level 1 approver, last nameKellerKeller (another one)',
    ]);
  },
};
export const LongTexts: Story = { args: { history: readyWith({ docs: [LONG_ENTRY, ENTRY] }) } };
export const LongTextsNarrowDark: Story = {
  args: { history: readyWith({ docs: [LONG_ENTRY, ENTRY] }) },
  globals: narrowDark,
};
