import { not } from 'xstate';
import { type BookingSetup, required } from './booking-setup.ts';
import { stepWith } from './booking-steps.ts';
import type { FlowDescription } from './flow-description.ts';

/** The list of results: it is searched for when it is to be shown, arrives source by source, and expires. */
export function searchRegion(booking: BookingSetup, flow: FlowDescription) {
  const list = stepWith(flow, 'list');
  return booking.createStateConfig({
    initial: 'opening',
    on: {
      'criteria.submit': { guard: not('isOrdering'), target: '.inProgress' },
      'choice.restore': { guard: 'mayRestoreSearch', target: '.none' },
    },
    states: {
      opening: {
        always: [
          { guard: { type: 'opensAtFirst', params: { step: list } }, target: 'inProgress' },
          { target: 'none' },
        ],
      },
      none: {
        on: {
          'step.open': {
            guard: { type: 'opens', params: ({ event }) => ({ wanted: event.step, step: list }) },
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
            criteria: required(context.criteria, 'search'),
            changes: context.changes,
          }),
          onError: 'majorFailure',
        },
        on: {
          'results.arrived': { actions: { type: 'keepArrival', params: ({ event }) => event } },
          'source.failed': { actions: { type: 'keepFailure', params: ({ event }) => event } },
          'search.ended': [
            { guard: 'allFailed', target: 'majorFailure' },
            {
              guard: 'someFailed',
              target: 'finished.minorFailure',
              actions: { type: 'keepEnd', params: ({ event }) => event },
            },
            {
              guard: { type: 'foundNothing', params: ({ event }) => event },
              target: 'finished.empty',
              actions: { type: 'keepEnd', params: ({ event }) => event },
            },
            { target: 'finished.complete', actions: { type: 'keepEnd', params: ({ event }) => event } },
          ],
          'search.refused': {
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          'search.broke': 'majorFailure',
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
