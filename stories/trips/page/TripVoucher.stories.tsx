import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { HotelPart } from '#domain/contract.ts';
import { TripScreen } from '#src/features/trips/TripScreen.tsx';
import { narrowDark } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';
import { STAY_AT_HOTEL } from '#stories/support/paid-on-site.ts';
import { readyTrip } from '#stories/support/ready-trip.ts';
import { TRIP } from '#stories/support/trip-fixtures.ts';

const STAY: HotelPart = {
  ...STAY_AT_HOTEL,
  phone: '+41 44 555 01 02',
  remarks: 'The car park costs 25 CHF a night. Bed linen is changed on request.',
  payableThrough: { name: 'Roomseller S.L.U.', vatNumber: 'ESB00000000' },
};

/** What a supplier wants to be said with a booked room; the page is printed as its voucher. */
const meta = {
  component: TripScreen,
  decorators: [inShell],
  args: readyTrip({ ...TRIP, parts: [STAY] }),
} satisfies Meta<typeof TripScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SoldByAnAgent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    const phone = canvas.getByRole('link', { name: '+41 44 555 01 02' });
    await expect(phone).toHaveAttribute('href', 'tel:+41445550102');
    await expect(canvas.getByText(/^The car park costs 25 CHF a night/)).toBeVisible();
    await expect(canvas.getByText(/^Payable through Roomseller S\.L\.U\., acting as agent/)).toBeVisible();
    await expect(canvas.getByText('VAT: ESB00000000')).toBeVisible();
    await expect(canvas.getByText(`Reference: ${STAY.locator}`)).toBeVisible();
  },
};

export const SoldByAnAgentNarrowDark: Story = { ...SoldByAnAgent, ...narrowDark };
