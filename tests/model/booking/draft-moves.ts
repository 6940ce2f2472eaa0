import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import type { Move } from '../tours.ts';
import { type FlowModel, searchNamed } from './flow-model.ts';
import { AMOUNTS } from './price-moves.ts';

/** The outcomes of loading a draft. */
export function draftMoves<Flow extends FlowTypes>(model: FlowModel<Flow>): Move[] {
  const { flow, goodResult, extras, offer } = model;
  const { criteria } = searchNamed(model, model.goodSearch);
  const result = { id: goodResult, name: goodResult };
  const priced = { result, agreed: model.pricedAt(AMOUNTS.same) };
  const kept: Record<string, Partial<BookingDraft<Flow>>> = {
    'a search was kept': {},
    'an offer was kept': { result, offer },
    'a price was kept': priced,
    ...(extras && { 'options were kept': { ...priced, extras: extras.none } }),
  };
  return [
    ...Object.entries(kept).map(([name, chosen]): Move => {
      const output = { type: 'found', draft: draftWith(flow, { criteria, ...chosen }), losses: [] };
      return { name, events: [{ type: 'xstate.done.actor.loadDraft', output }] };
    }),
    { name: 'the draft is not answered', events: [{ type: 'xstate.error.actor.loadDraft' }] },
  ];
}
