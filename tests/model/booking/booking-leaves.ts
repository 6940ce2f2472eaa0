import { expect } from 'playwright/test';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import { type BookingSnapshot, furthestSelector } from '#machines/booking/booking-selectors.ts';
import { stepWith } from '#machines/booking/booking-steps.ts';
import type { StepRole } from '#machines/booking/flow-description.ts';
import type { BookingWorld } from './booking-world.ts';
import type { FlowModel, StepPage } from './flow-model.ts';
import { stepLink } from './step-link.ts';

type Look<Flow extends FlowTypes> = (
  world: BookingWorld<Flow>,
  state: BookingSnapshot<Flow>,
) => Promise<void>;

const CHANGED_ELSEWHERE = 'This booking was changed elsewhere';

/** What a person sees in each leaf state of the chart; where a page says nothing of it, what the server is asked. */
export function bookingLeaves<Flow extends FlowTypes>(model: FlowModel<Flow>): Record<string, Look<Flow>> {
  const { flow, pages, texts } = model;
  return {
    resuming: async (world) => {
      await world.arrival('draft');
      await expect(world.page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    },
    resumeFailed: async ({ page }) =>
      expect(page.getByText('Your booking could not be loaded')).toBeVisible(),
    ...Object.fromEntries(
      flow.steps.flatMap(({ name }) => leavesAt(flow, name).map((leaf) => [leaf, isAt(pages[name])])),
    ),

    'open.search.none': async (world, state) => {
      if (!model.searchesAtOffers || !isOn('offer', state)) await nothingIsSearched(world);
    },
    'open.search.inProgress': async (world, state) => {
      await world.arrival('search');
      if (!isOn('list', state)) return;
      await expect(world.page.getByRole('progressbar', { name: 'Search in progress' })).toBeVisible();
    },
    'open.search.finished.complete': async (world, state) => {
      await listText(null)(world, state);
      if (isOn('list', state)) await expect(world.page.getByRole('article').first()).toBeVisible();
    },
    'open.search.finished.empty': listText(texts.nothingFound),
    'open.search.finished.minorFailure': async (world, state) => {
      await nothingIsSearched(world);
      if (isOn('list', state)) await expect(world.page.getByText('A minor error occurred')).toBeVisible();
    },
    'open.search.majorFailure': listText('An error occurred'),
    'open.search.refused': listText('This search is not possible'),
    'open.search.expired': listText('These prices have expired'),

    'open.offer.none': nothingIsPriced,
    'open.offer.pricing': async (world) => {
      await world.arrival('price');
      await expect(world.page.getByRole('dialog')).toHaveCount(0);
    },
    'open.offer.pricingFailed': async (world, state) => {
      const notice = world.page.getByText('The price could not be checked');
      if (isOn('offer', state)) await expect(notice).toBeVisible();
      await nothingIsPriced(world);
    },
    'open.offer.changed.cheaper': asks('The price has fallen'),
    'open.offer.changed.dearerWithinTolerance': asks('The price has risen slightly'),
    'open.offer.changed.dearer': asks('The price has risen'),
    'open.offer.changed.verdictChanged': asks('The policy decision has changed'),
    ...(model.extras && { 'open.offer.changed.extrasGone': asks('Some options are gone') }),
    'open.offer.soldOut': asks('Sold out in the meantime'),
    'open.offer.expired': asks('No longer offered'),
    'open.offer.accepted': canCheckOut,
    'open.offer.stale': async (world, state) => {
      if (!isOn('checkout', state)) return canCheckOut(world, state);
      // The checkout asks for it again.
      if (!state.context.ordering) await world.arrival('price');
    },

    'open.draft.current': async ({ page }) =>
      expect(page.getByRole('dialog', { name: CHANGED_ELSEWHERE })).toHaveCount(0),
    'open.draft.changedElsewhere': async ({ page }) =>
      expect(page.getByRole('dialog', { name: CHANGED_ELSEWHERE })).toBeVisible(),
    adding: async (world) => world.arrival('keepTrip'),
    addingFailed: async ({ page }) =>
      expect(page.getByText('It could not be added to your trip')).toBeVisible(),
    added: async ({ page }) => {
      await expect(page).toHaveURL((url) => url.pathname === '/');
      const trip = page.getByRole('region', { name: 'Your draft trip' });
      await expect(trip.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    },
    booked: async ({ page }) => expect(page.getByText('Your trip is booked')).toBeVisible(),
  };

  function listText(text: string | null): Look<Flow> {
    return async (world, state) => {
      await nothingIsSearched(world);
      if (!isOn('list', state)) return;
      await expect(world.page.getByRole('progressbar', { name: 'Search in progress' })).toHaveCount(0);
      for (const one of [texts.nothingFound, ...LIST_TROUBLE]) {
        await expect(world.page.getByText(one, { exact: true })).toHaveCount(one === text ? 1 : 0);
      }
    };
  }

  async function canCheckOut(world: BookingWorld<Flow>, state: BookingSnapshot<Flow>): Promise<void> {
    if (isOn('checkout', state) && state.context.gone.length > 0) {
      // The checkout has found out, and the person has to choose another one.
      return asks('Sold out in the meantime')(world);
    }
    await nothingIsPriced(world);
    const { page } = world;
    if (!isOn('checkout', state)) {
      const furthest = furthestSelector(flow)(state);
      if (!state.matches({ open: { step: furthest } })) {
        await expect(stepLink(page, pages[furthest].link)).toBeVisible();
      }
      return;
    }
    const text = state.context.ordering ? 'Sending the order' : /^The price is checked once more/;
    await expect(page.getByText(text)).toBeVisible();
  }

  function isOn(role: StepRole, state: BookingSnapshot<Flow>): boolean {
    return state.matches({ open: { step: stepWith(flow, role) } });
  }
}

const LIST_TROUBLE = [
  'A minor error occurred',
  'An error occurred',
  'This search is not possible',
  'These prices have expired',
];

/** The last step orders what is booked, or reviews a change. */
function leavesAt(flow: Parameters<typeof stepWith>[0], step: string): string[] {
  const leaf = `open.step.${step}`;
  return step === stepWith(flow, 'checkout') ? [`${leaf}.ordering`, `${leaf}.reviewing`] : [leaf];
}

function isAt({ path, title }: StepPage) {
  return async ({ page }: BookingWorld): Promise<void> => {
    await expect(page).toHaveURL((url) => url.pathname === path);
    // A dialog takes the rest of the page away from people who can't see it.
    await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
  };
}

function asks(title: string) {
  return async ({ page }: BookingWorld): Promise<void> =>
    expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
}

/** The browser gives a request up at once; the network notices a moment later. */
async function nothingIsSearched(world: BookingWorld): Promise<void> {
  await expect.poll(() => world.isAsked('search')).toBe(false);
}

const PRICE_DIALOG = /^(The price|The policy|Some options|Sold out|Not offered)/;

async function nothingIsPriced(world: BookingWorld): Promise<void> {
  await expect(world.page.getByRole('dialog', { name: PRICE_DIALOG })).toHaveCount(0);
  await expect.poll(() => world.isAsked('price')).toBe(false);
}
