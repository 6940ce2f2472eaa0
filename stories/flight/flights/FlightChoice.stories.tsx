import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { buildFlightId, buildLegId } from '#domain/flight-booking/flight-list.ts';
import { finishedFlights, withFlightFilter } from '#stories/support/flight/flight-results-args.ts';
import { fourCities } from '#stories/support/flight/four-cities.ts';
import { LiveFlightResults } from '#stories/support/flight/LiveFlightResults.tsx';
import { BACK, OUT } from '#stories/support/flight/new-york-flights.ts';
import { narrow, narrowDark, wide } from '#stories/support/frames.tsx';
import { inShell } from '#stories/support/in-shell.tsx';

/** The two ways of choosing the flights of a journey: one after the other, or all at once. */
const meta = {
  component: LiveFlightResults,
  decorators: [inShell],
  args: finishedFlights,
  globals: wide,
} satisfies Meta<typeof LiveFlightResults>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const LegByLeg: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose LX 14 for/ }));
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent('Flight 2 of 2: New York to Zurich, Mon 5 Apr');
    await expect(heading).toHaveFocus();
    const chosen = within(canvas.getByRole('region', { name: 'Chosen flights' }));
    await expect(chosen.getByText(/LX 14/)).toBeVisible();
    await expect(canvas.getByText('No extra cost')).toBeVisible();
    await expect(canvas.getByText(/^\+CHF.180\.00$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Choose LX 15 for/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ id: buildFlightId([OUT.direct, BACK.direct]) }),
    );
  },
};

const next = withFlightFilter({ chosenLegs: [buildLegId(OUT.direct.segments)] });

const listedTotals = (canvas: Canvas) =>
  canvas.getAllByRole('article').map(({ textContent }) => {
    const [, difference, total] = /(No extra cost|\+CHF.\S+\.00)(CHF.\S+\.00) in all/.exec(textContent) ?? [];
    return [difference, total].map((price) => price?.replace('\u00a0', ' '));
  });

/** A bag raises every total by the same amount, so that the differences stay. */
export const LaterLegsByAmounts: Story = {
  args: next,
  play: async ({ canvas, userEvent }) => {
    await expect(listedTotals(canvas)).toEqual([
      ['No extra cost', 'CHF 1,520.00'],
      ['+CHF 130.00', 'CHF 1,650.00'],
      ['+CHF 180.00', 'CHF 1,700.00'],
      ['+CHF 240.00', 'CHF 1,760.00'],
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Checked bag included/ }));
    await waitFor(() =>
      expect(listedTotals(canvas)).toEqual([
        ['No extra cost', 'CHF 1,900.00'],
        ['+CHF 130.00', 'CHF 2,030.00'],
        ['+CHF 180.00', 'CHF 2,080.00'],
        ['+CHF 240.00', 'CHF 2,140.00'],
      ]),
    );
  },
};

export const ChangesAChosenLeg: Story = {
  args: next,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the flight from ZRH to JFK' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Flight 1 of 2: Zurich to New York',
    );
    await expect(canvas.queryByRole('region', { name: 'Chosen flights' })).toBeNull();
    await expect(canvas.getByText('1 flight is to be chosen again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Flight 2 of 2');
    await expect(canvas.queryByText('1 flight is to be chosen again.')).toBeNull();
  },
};

export const NextLeg: Story = { args: next };
export const NextLegNarrow: Story = {
  args: next,
  globals: narrow,
  play: async ({ canvas }) => {
    window.scrollTo({ top: 500 });
    const [bar] = canvas.getAllByRole('banner').map((banner) => banner.getBoundingClientRect());
    const chosen = canvas.getByRole('region', { name: 'Chosen flights' });
    await waitFor(() => expect(chosen.getBoundingClientRect().top).toBeCloseTo(bar?.bottom ?? 0, -1));
    await expect(chosen.getBoundingClientRect().height).toBeLessThan(90);
    await expect(canvas.getByRole('button', { name: 'Change the flight from ZRH to JFK' })).toBeVisible();
  },
};
export const NextLegNarrowDark: Story = { args: next, globals: narrowDark };
/** Back from the fares: the previous choice is highlighted. */
export const ChosenBefore: Story = {
  args: { ...next, furthest: 2, selected: buildFlightId([OUT.direct, BACK.london]) },
  play: async ({ canvas }) => {
    const [active] = canvas.getAllByRole('article').filter(({ dataset }) => dataset.active === 'true');
    await expect(active).toHaveAccessibleName('BA 178, BA 716');
  },
};
/** The previous choice no longer exists, so it has to be made again. */
export const ChosenLegIsGone: Story = {
  args: withFlightFilter({ chosenLegs: ['LX99@2027-04-01T09:00'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Flight 1 of 2');
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};

export const WholeJourneys: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Whole journey' }));
    await expect(canvas.getByText('28 journeys', { selector: 'strong' })).toBeVisible();
    const [cheapest] = canvas.getAllByRole('article');
    if (!cheapest) throw new Error('Nothing is listed');
    await userEvent.click(within(cheapest).getByRole('button', { name: /^Choose LH 1191/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ id: buildFlightId([OUT.twoStops, BACK.london]) }),
    );
  },
};
const journeys = withFlightFilter({ selectBy: 'journey' });
export const WholeJourneysNarrowDark: Story = { args: journeys, globals: narrowDark };

export const SeveralCities: Story = {
  args: fourCities(0),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Flight 1 of 4: Zurich to New York',
    );
    await expect(canvas.getByText(/^From, all 4 flights included, with all taxes/)).toBeVisible();
  },
};
export const SeveralCitiesLastLeg: Story = { args: fourCities(3) };
export const SeveralCitiesLastLegNarrowDark: Story = { args: fourCities(3), globals: narrowDark };
