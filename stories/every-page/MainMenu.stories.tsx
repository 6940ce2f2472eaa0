import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Shell } from '#src/app/shell/Shell.tsx';
import { DecisionBar } from '#src/features/trips/deciding/DecisionBar.tsx';
import { dark, narrow, narrowDark, narrowest } from '#stories/support/frames.tsx';
import { TRAVELER_SHELL } from '#stories/support/in-shell.tsx';

const meta = {
  component: Shell,
  args: { ...TRAVELER_SHELL, children: null },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (tripsToDecide: number, name: string, shown: string): Story => ({
  args: { tripsToDecide },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/?trips=waitingApproval');
    await expect(link).toHaveTextContent(shown);
  },
});

export const NothingToDecide: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    const links = menu.getAllByRole('link');
    await expect(links.map((link) => link.textContent.trim())).toEqual(['Book', 'Trips', 'Approvals']);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/?trips=upcoming#trips',
      '/?trips=waitingApproval',
    ]);
  },
};
export const One = waiting(1, 'Approvals 1 trip waits for your decision', 'Approvals 1');
export const TwoDark: Story = {
  ...waiting(2, 'Approvals 2 trips wait for your decision', 'Approvals 2'),
  globals: dark,
};
export const Many = waiting(100, 'Approvals More than 99 trips wait for your decision', 'Approvals 99+');
export const ManyNarrowestDark: Story = { ...Many, globals: { ...narrowest, ...dark } };

export const AtTrips: Story = {
  args: { menuEntry: 'trips' },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Trips');
  },
};
export const AtTripsNarrowDark: Story = { ...AtTrips, globals: narrowDark };

/** On phones it is a bar at the bottom. */
export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(bar.bottom).toBe(window.innerHeight);
    await expect(bar.width).toBe(window.innerWidth);
  },
};

/** The bar of a decision stands in its place. */
export const DecidingNarrow: Story = {
  args: {
    children: (
      <div style={{ padding: 16 }}>
        <DecisionBar label="Your decision" what="Decide by Sat 21:14" isOpen further={[]} neighbours={null}>
          <button type="button">Approve</button>
        </DecisionBar>
      </div>
    ),
  },
  globals: narrow,
  play: ({ canvas }) => expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull(),
};
