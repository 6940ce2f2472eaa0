import { not } from 'xstate';
import { type BookingSetup, requireValue } from './booking-setup.ts';
import { stepWith } from './booking-steps.ts';
import type { FlowDescription } from './flow-description.ts';

export function searchRegion(booking: BookingSetup, flow: FlowDescription) {
  const list = stepWith(flow, 'list');
  return booking.createStateConfig({
    initial: 'opening',
    on: {
      'criteria.submit': { guard: not('isOrdering'), target: '.inProgress' },
      'choice.restore': { guard: 'canRestoreSearch', target: '.none' },
    },
    states: {
      opening: {
        always: [
          { guard: { type: 'isInitialStep', params: { step: list } }, target: 'inProgress' },
          { target: 'none' },
        ],
      },
      none: {
        on: {
          'step.open': {
            guard: { type: 'isStepToOpen', params: ({ event }) => ({ requested: event.step, step: list }) },
            target: 'inProgress',
          },
        },
      },
      inProgress: {
        tags: 'busy',
        entry: 'beginSearch',
        invoke: {
          id: 'searchOffers',
          src: 'searchOffers',
          input: ({ context }) => ({
            number: context.search.number,
            criteria: requireValue(context.criteria, 'search'),
            changes: context.changes,
          }),
          onError: 'majorFailure',
        },
        on: {
          'results.arrived': { actions: { type: 'addArrival', params: ({ event }) => event } },
          'source.failed': { actions: { type: 'addFailedSource', params: ({ event }) => event } },
          'search.ended': [
            { guard: 'allFailed', target: 'majorFailure' },
            {
              guard: 'someFailed',
              target: 'finished.minorFailure',
              actions: { type: 'setSearchEnd', params: ({ event }) => event },
            },
            {
              guard: { type: 'hasNoResults', params: ({ event }) => event },
              target: 'finished.empty',
              actions: { type: 'setSearchEnd', params: ({ event }) => event },
            },
            { target: 'finished.complete', actions: { type: 'setSearchEnd', params: ({ event }) => event } },
          ],
          'search.refused': {
            target: 'refused',
            actions: { type: 'setRefusal', params: ({ event }) => event },
          },
          'search.interrupted': 'majorFailure',
        },
      },
      finished: {
        tags: 'settled',
        initial: 'complete',
        invoke: {
          id: 'listTime',
          src: 'waitUntil',
          input: ({ context }) => ({ instant: context.search.expiresAt }),
          onDone: 'expired',
        },
        on: { 'search.retry': 'inProgress' },
        states: { complete: {}, empty: {}, minorFailure: { tags: 'recoverable' } },
      },
      majorFailure: { tags: ['settled', 'recoverable'], on: { 'search.retry': 'inProgress' } },
      refused: { tags: 'settled' },
      expired: { tags: ['settled', 'recoverable'], on: { 'search.retry': 'inProgress' } },
    },
  });
}
