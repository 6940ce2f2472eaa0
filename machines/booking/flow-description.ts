import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { Check } from './draft-checks.ts';

/**
 * The roles of a step. One step may have two roles, for example where cars are listed and priced on one page.
 */
export type StepRole = 'search' | 'list' | 'offer' | 'extras' | 'checkout';

export interface FlowStep<Name extends string = string> {
  name: Name;
  roles: readonly StepRole[];
}

export interface PartChoice<Flow extends FlowTypes = FlowTypes> {
  criteria: Flow['criteria'];
  result: Flow['result'];
  accepted: Flow['priced'];
  extras: Flow['extras'] | null;
}

export interface FlowDescription<Flow extends FlowTypes = FlowTypes> {
  id: string;
  /** In order; every role but `extras` is needed once. */
  steps: readonly FlowStep<Flow['step']>[];
  /** Raised whenever older drafts can't be read as they are. */
  chartVersion: number;
  defaultList: Flow['list'];
  draft: DraftShape<Flow>;
  isSameOffer(accepted: Flow['priced'], offer: Flow['offer']): boolean;
  toOffer(priced: Flow['priced']): Flow['offer'];
  toPart(choice: PartChoice<Flow>): CheckoutPart;
}

export interface DraftShape<Flow extends FlowTypes> {
  criteria: Check<Flow['criteria']>;
  written: Check<Flow['criteria']>;
  list: Check<Flow['list']>;
  result: Check<Flow['result']>;
  offer: Check<Flow['offer']>;
  /** The properties that the chart reads; the rest is shown as it was answered. */
  priced: Check<Flow['priced']>;
  extras?: Check<Flow['extras']>;
}
