import type { FlowTypes, OfferOutcome, PricingInput } from '#domain/booking/flow-types.ts';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { SearchEnd } from '#domain/contract.ts';
import type { BookingChart } from '#machines/booking/create-booking-chart.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';
import type { Api } from '../../api/client.ts';

export interface ResultsLine {
  type: 'results';
  source: string;
  expiresAt: string;
}

export type SearchLine<Results extends ResultsLine> =
  | Results
  | { type: 'failure'; source: string }
  | SearchEnd;

export type SearchCriteria<Flow extends FlowTypes> = Pick<PricingInput<Flow>, 'criteria' | 'changes'>;

export interface BookingPorts<
  Flow extends FlowTypes = FlowTypes,
  Results extends ResultsLine = ResultsLine,
  List = unknown,
> {
  kind: PartKind;
  flow: FlowDescription<Flow>;
  chart: BookingChart;
  search(api: Api, input: SearchCriteria<Flow>, signal: AbortSignal): AsyncIterable<SearchLine<Results>>;
  count(results: Results): number;
  merge(lines: readonly Results[]): List | null;
  countNew(shown: List, arrived: List): number;
  price(api: Api, input: PricingInput<Flow>, signal: AbortSignal): Promise<OfferOutcome<Flow>>;
}
