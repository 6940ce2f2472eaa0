import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { DraftTripBadge } from '#src/app/shell/DraftTripBadge.tsx';
import { Shell } from '#src/app/shell/Shell.tsx';
import { buildingIcon } from '#src/components/shell-icons.ts';
import { DraftTripList } from '#src/features/trip-draft/DraftTripList.tsx';
import { buildOffers, DRAFT_CAR, DRAFT_FLIGHT, DRAFT_STAY } from '#stories/support/draft-trip.tsx';
import { expectNoOverflow } from '#stories/support/expect-no-overflow.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { TRAVELER_SHELL } from '#stories/support/in-shell.tsx';

const begins = fn();

const renderBadge = (parts: readonly DraftPart[], ordering = false) => (
  <DraftTripBadge count={parts.length}>
    <DraftTripList parts={parts} ordering={ordering} next={buildOffers(begins)} />
  </DraftTripBadge>
);

const meta = {
  component: Shell,
  args: { ...TRAVELER_SHELL, draftTrip: renderBadge([DRAFT_FLIGHT]), children: null },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePart: Story = {
  play: async ({ canvas, userEvent }) => {
    const badge = canvas.getByRole('button', { name: 'Draft trip, 1 part' });
    badge.focus();
    await userEvent.keyboard('{Enter}');
    const trip = within(canvas.getByRole('region', { name: 'Draft trip' }));
    await expect(trip.getByText('Zurich – New York')).toBeVisible();
    await userEvent.tab();
    await expect(trip.getByRole('link', { name: 'Go to checkout' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(begins).toHaveBeenCalledTimes(1);
    await expect(trip.getByText('Zurich – New York')).not.toBeVisible();
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Draft trip, / }));
  await expect(canvas.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await expectNoOverflow();
};

export const Opened: Story = {
  args: { draftTrip: renderBadge([DRAFT_FLIGHT, DRAFT_STAY, DRAFT_CAR]) },
  play: opened,
};
export const OpenedNarrowDark: Story = { ...Opened, globals: narrowDark };
export const OpenedNarrowest: Story = { ...Opened, globals: narrowest };

export const BeingOrdered: Story = {
  args: { draftTrip: renderBadge([DRAFT_STAY], true) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draft trip, 1 part' }));
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
  },
};

/** With everything that the bar can contain. */
export const FullBarNarrowest: Story = {
  args: {
    draftTrip: renderBadge([DRAFT_FLIGHT, DRAFT_STAY]),
    tripsToDecide: 100,
    drawerEntries: [{ label: 'Companies', href: '/companies', icon: buildingIcon }],
  },
  globals: narrowest,
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner').getBoundingClientRect();
    const badge = canvas.getByRole('button', { name: 'Draft trip, 2 parts' }).getBoundingClientRect();
    const home = canvas.getByRole('link', { name: 'Zugvogel, home' }).getBoundingClientRect();
    // In one line with the logo, and inside the window.
    await expect(Math.abs(badge.top + badge.height / 2 - (home.top + home.height / 2))).toBeLessThan(8);
    await expect(badge.right).toBeLessThanOrEqual(banner.right);
    await expectNoOverflow();
  },
};
