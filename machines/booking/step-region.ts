import { not } from 'xstate';
import { type BookingSetup, orderedParts, requireValue } from './booking-setup.ts';
import { hasExtras, stepWith } from './booking-steps.ts';
import type { FlowDescription, FlowStep, StepRole } from './flow-description.ts';

const forStep =
  (step: string) =>
  ({ event }: { event: { step: string } }) => ({ requested: event.step, step });

export function stepRegion(booking: BookingSetup, flow: FlowDescription) {
  const names = flow.steps.map(({ name }) => name);
  const list = stepWith(flow, 'list');
  const offer = stepWith(flow, 'offer');
  const checkout = stepWith(flow, 'checkout');
  const beforeCheckout = names.filter((name) => name !== checkout);
  const dropsOffer = { guard: not('isOrdering'), target: offer } as const;

  const listed = booking.createStateConfig({
    on: {
      'result.choose': [
        {
          guard: { type: 'isOtherResult', params: ({ event }) => event },
          target: offer,
          actions: { type: 'chooseResult', params: ({ event }) => event },
        },
        { target: offer },
      ],
      'list.sort': {
        actions: { type: 'changeList', params: ({ event }) => ({ sort: event.sort, page: 1 }) },
      },
      'list.filter': {
        actions: { type: 'changeList', params: ({ event }) => ({ filter: event.filter, page: 1 }) },
      },
      'list.page': { actions: { type: 'changeList', params: ({ event }) => ({ page: event.page }) } },
    },
  });
  const leaves = [{ guard: 'isForTrip', target: `#${flow.id}.adding` }, { target: checkout }] as const;
  const offered = booking.createStateConfig({
    on: {
      'offer.accepted': hasExtras(flow)
        ? [{ guard: 'areExtrasNext', target: stepWith(flow, 'extras') }, ...leaves]
        : leaves,
    },
  });
  const extended = hasExtras(flow)
    ? booking.createStateConfig({
        on: {
          'extras.write': { actions: { type: 'setWrittenExtras', params: ({ event }) => event } },
          'offer.accepted': leaves,
          'offer.drop': dropsOffer,
        },
      })
    : {};
  const checkedOut = booking.createStateConfig({
    on: {
      'offer.drop': dropsOffer,
      'extras.review': hasExtras(flow) ? { guard: not('isOrdering'), target: stepWith(flow, 'extras') } : [],
      'offer.expired': { guard: not('isOrdering'), actions: 'renewChoice' },
    },
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isPartChange', target: 'reviewing' }, { target: 'ordering' }] },
      ordering: {
        invoke: {
          id: 'checkout',
          src: 'checkout',
          input: ({ context: { checkout: saved, earlier, ...chosen }, self }) => ({
            booking: self,
            parts: orderedParts(flow, chosen),
            saved,
            earlier: earlier?.info ?? null,
          }),
        },
      },
      reviewing: {
        invoke: {
          id: 'review',
          src: 'review',
          input: ({ context: { checkout: saved, changes, ...chosen }, self }) => ({
            booking: self,
            changes: requireValue(changes, 'part that is changed'),
            part: orderedParts(flow, chosen)[0] ?? null,
            saved,
          }),
        },
      },
    },
  });

  const opening = booking.createStateConfig({
    always: [
      ...beforeCheckout.map(
        (name) => ({ guard: { type: 'isInitialStep', params: { step: name } }, target: name }) as const,
      ),
      { target: checkout },
    ],
  });
  const byRole = { search: {}, list: listed, offer: offered, extras: extended, checkout: checkedOut };
  return booking.createStateConfig({
    initial: 'opening',
    on: {
      'criteria.submit': {
        guard: not('isOrdering'),
        target: `.${list}`,
        actions: { type: 'startSearch', params: ({ event }) => event },
      },
      'step.open': [
        ...beforeCheckout.map(
          (name) => ({ guard: { type: 'isStepToOpen', params: forStep(name) }, target: `.${name}` }) as const,
        ),
        { target: `.${checkout}` },
      ],
      'choice.restore': { guard: 'canRestore', actions: ['reopen', 'restoreChoice'] },
    },
    states: {
      opening,
      ...Object.fromEntries(flow.steps.map((step) => [step.name, buildState(step, byRole)])),
    } as Record<string, RoleConfig>,
  });
}

type RoleConfig = Parameters<BookingSetup['createStateConfig']>[0];

/** A step handles the events of each of its roles. Opening it again changes nothing. */
function buildState({ name, roles }: FlowStep, byRole: Record<StepRole, RoleConfig>): RoleConfig {
  const configs = roles.map((role) => byRole[role]);
  const stays = { 'step.open': { guard: { type: 'isStepToOpen', params: forStep(name) } } };
  return Object.assign({}, ...configs, { on: Object.assign(stays, ...configs.map(({ on }) => on)) });
}
