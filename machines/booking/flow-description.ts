import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { Check } from './draft-checks.ts';

/** What is done at a step. One step may have two roles, as where cars are listed and priced on one page. */
export type StepRole = 'search' | 'list' | 'offer' | 'extras' | 'checkout';

export interface FlowStep<Name extends string = string> {
  name: Name;
  roles: readonly StepRole[];
}

/** What has been chosen and priced: as much as a part of a trip needs. */
export interface AgreedChoice<Flow extends FlowTypes = FlowTypes> {
  criteria: Flow['criteria'];
  result: Flow['result'];
  agreed: Flow['priced'];
  extras: Flow['extras'] | null;
}

/** What a flow adds to the core: the chart of its booking is made from it. */
export interface FlowDescription<Flow extends FlowTypes = FlowTypes> {
  /** Names the chart. */
  id: string;
  /** In their order; every role but `extras` is needed once. */
  steps: readonly FlowStep<Flow['step']>[];
  /** Raised whenever drafts that were written before can't be read as they are. */
  chartVersion: number;
  /** How a list is shown at first. */
  defaultList: Flow['list'];
  /** Whether the values of a draft are what this version of the flow has written. */
  draft: DraftShape;
  /** Whether the offer that was agreed upon is chosen once more, whatever it costs by now. */
  isSameOffer(agreed: Flow['priced'], offer: Flow['offer']): boolean;
  /** What was agreed, as something that can be priced again. */
  toOffer(priced: Flow['priced']): Flow['offer'];
  toPart(choice: AgreedChoice<Flow>): CheckoutPart;
}

/** A check for each part of a draft. */
export interface DraftShape {
  criteria: Check;
  /** Criteria that are being written, and may not be complete. */
  written: Check;
  list: Check;
  result: Check;
  offer: Check;
  /** What the chart itself reads of it; the rest is shown as it was answered. */
  priced: Check;
  extras?: Check;
}
