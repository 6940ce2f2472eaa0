import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { PartRemoval } from '#machines/trip-draft/trip-draft-context.ts';
import { DraftTripCard, type DraftTripCardProps } from '#src/features/trip-draft/DraftTripCard.tsx';
import { withOtherTrips } from '#stories/support/clashes.ts';
import { buildOffers, DRAFT_CAR, DRAFT_FLIGHT, DRAFT_STAY } from '#stories/support/draft-trip.tsx';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

const meta = {
  component: DraftTripCard,
  decorators: [inShell],
  args: {
    parts: [DRAFT_FLIGHT],
    extended: null,
    removed: null,
    gone: [],
    ordering: false,
    clashes: { clashes: [], travelers: [] },
    next: buildOffers(fn()),
    suggested: null,
    onChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onForget: fn(),
    onDiscard: fn(),
    isOpenAtFirst: true,
  },
} satisfies Meta<typeof DraftTripCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const begins = fn();

export const AfterAFlight: Story = {
  args: { next: buildOffers(begins) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Zurich – New York' }));
    await expect(args.onChange).toHaveBeenCalledWith(DRAFT_FLIGHT);
    await userEvent.click(canvas.getByRole('button', { name: /^Add a hotel in New York/ }));
    await expect(begins).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Go on: Zurich – New York' })).toHaveAttribute(
      'href',
      '/booking/checkout',
    );
  },
};
export const AfterAFlightNarrowDark: Story = { globals: narrowDark };

const ALL: Pick<DraftTripCardProps, 'parts' | 'next'> = {
  parts: [DRAFT_FLIGHT, DRAFT_STAY, DRAFT_CAR],
  next: [],
};

export const OneLine: Story = {
  args: { ...ALL, isOpenAtFirst: false },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: /^Draft trip: Zurich – New York · / });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /^Remove / })).toBeNull();
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /^Remove / })).toBeNull();
  },
};
export const OneLineNarrowDark: Story = {
  args: { ...ALL, isOpenAtFirst: false },
  globals: narrowDark,
};

export const AllKinds: Story = {
  args: ALL,
  play: async ({ canvas }) => {
    const parts = within(canvas.getByRole('region', { name: 'Your draft trip' })).getAllByRole('listitem');
    await expect(parts).toHaveLength(3);
  },
};
export const AllKindsNarrowDark: Story = { args: ALL, globals: narrowDark };
export const AllKindsNarrowest: Story = { args: ALL, globals: narrowest };

export const Clashing: Story = {
  args: { ...ALL, clashes: withOtherTrips },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/at the same time as Hotel Zwölf Lichter/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Go on: / })).toBeEnabled();
  },
};

export const PartIsGone: Story = {
  args: { ...ALL, gone: [DRAFT_STAY.id] },
  play: ({ canvas }) => expect(canvas.getByText(/^It is no longer available/)).toBeVisible(),
};

export const AddedToATrip: Story = {
  args: { extended: { tripId: 'trip', itineraryRefId: 'K7TQ2M', title: 'Zürich, 14 – 16 Mar' } },
  play: ({ canvas }) => expect(canvas.getByText('Will be added to trip K7TQ2M.')).toBeVisible(),
};
export const AddedToATripWithoutParts: Story = {
  args: { ...AddedToATrip.args, parts: [], next: [] },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: /^Go on: / })).toBeVisible(),
};

export const BeingOrdered: Story = {
  args: { ordering: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Zurich – New York' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Discard the draft trip' })).toBeNull();
  },
};

/** The buttons disappear with their part; the focus moves to "Undo", and back to the list. */
export const RemovedAndPutBack: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Zurich – New York' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Removed Zurich – New York.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Zurich – New York' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your draft trip' })).toHaveFocus();
  },
};
export const RemovedNarrowDark: Story = {
  args: { parts: [], next: [], removed: { part: DRAFT_FLIGHT, position: 0, isGone: false } },
  globals: narrowDark,
};

export const DiscardedOnceConfirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the draft trip' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard the draft trip?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the draft trip' }));
    const again = await screen.findByRole('dialog', { name: 'Discard the draft trip?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
};

function Live(props: DraftTripCardProps) {
  const [removed, setRemoved] = useState<PartRemoval | null>(null);
  return (
    <DraftTripCard
      {...props}
      parts={removed ? [] : props.parts}
      removed={removed}
      onRemove={() => setRemoved({ part: DRAFT_FLIGHT, position: 0, isGone: false })}
      onRestore={() => setRemoved(null)}
    />
  );
}
