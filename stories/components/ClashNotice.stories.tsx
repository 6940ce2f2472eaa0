import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClashNotice } from '#src/components/booking/ClashNotice.tsx';
import { flightThreeTimes, withinTrip, withOtherTrips } from '#stories/support/clashes.ts';
import { narrowDark, narrowest } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

const meta = {
  component: ClashNotice,
  decorators: [inShell],
  args: withOtherTrips,
} satisfies Meta<typeof ClashNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OtherTrips: Story = {
  play: async ({ canvas }) => {
    const texts = within(canvas.getByRole('main'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(texts).toEqual([
      'Hotel Seefeld, 14 – 16 Mar 2027: at the same time as Hotel Zwölf Lichter, 14 – 16 Mar 2027, in trip K7TQ2M.',
      'Hotel Seefeld, 14 – 16 Mar 2027: there is a hotel in Zürich already, The Only Room, 14 – 16 Mar 2027, in trip K7TQ2M.',
    ]);
    const [link] = canvas.getAllByRole('link', { name: 'K7TQ2M' });
    await expect(link).toHaveAttribute('href', '/trips/01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9e01');
    await expect(canvas.getByText('You can still book it.')).toBeVisible();
  },
};
export const OtherTripsNarrowDark: Story = { globals: narrowDark };

export const WithinTheTrip: Story = {
  args: withinTrip,
  play: async ({ canvas }) => {
    const texts = within(canvas.getByRole('main'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(texts).toEqual([
      'Two hotels in Zürich for the same nights: The Only Room, 14 – 16 Mar 2027, and Hotel Seefeld, 14 – 16 Mar 2027. (Daniel Frei)',
      'Avis, Volkswagen Golf: picked up on Sunday 14 March 2027, 08:00, before the flight to Zurich lands on Sunday 14 March 2027, 09:55. (Daniel Frei)',
      'Avis, Volkswagen Golf: returned on Tuesday 16 March 2027, 18:00, when check-in has usually closed for the flight from Zurich on Tuesday 16 March 2027, 18:30. (Daniel Frei)',
    ]);
  },
};
export const WithinTheTripNarrowest: Story = { args: withinTrip, globals: narrowest };

export const FlightThreeTimes: Story = {
  args: flightThreeTimes,
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('main')).getAllByRole('listitem');
    await expect(lines).toHaveLength(1);
    await expect(lines[0]).toHaveTextContent(/^Two flights at the same time: London – Zurich, /);
  },
};

export const None: Story = {
  args: { clashes: [], travelers: [] },
  play: ({ canvas }) => expect(canvas.queryByText('Check the dates and times')).toBeNull(),
};
