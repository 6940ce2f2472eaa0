import type { FlowTypes, OfferOutcome, PricingInput } from '#domain/booking/flow-types.ts';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { SearchEnd } from '#domain/contract.ts';
import type { BookingChart } from '#machines/booking/create-booking-chart.ts';
import type { FlowDescription } from '#machines/booking/flow-description.ts';
import type { Api } from '../../api/client.ts';

/** The results of a source. */
export interface ResultsLine {
  type: 'results';
  source: string;
  expiresAt: string;
}

/** A line of a search; the last one marks the end. */
export type SearchLine<Results extends ResultsLine> =
  | Results
  | { type: 'failure'; source: string }
  | SearchEnd;

/** The search criteria, and the booked part that is being changed. */
export type SearchCriteria<Flow extends FlowTypes> = Pick<PricingInput<Flow>, 'criteria' | 'changes'>;

/** The flow's own calls for searching and pricing; everything else is the same for all flows. */
export interface BookingPorts<
  Flow extends FlowTypes = FlowTypes,
  Results extends ResultsLine = ResultsLine,
  List = unknown,
> {
  /** Names its draft on the server. */
  kind: PartKind;
  flow: FlowDescription<Flow>;
  chart: BookingChart;
  search(api: Api, input: SearchCriteria<Flow>, signal: AbortSignal): AsyncIterable<SearchLine<Results>>;
  /** How many results a line has. */
  count(results: Results): number;
  /** One list of the results of all sources; null while there are none. */
  merge(lines: readonly Results[]): List | null;
  /** How many results have arrived that are not shown yet. */
  countNew(shown: List, arrived: List): number;
  price(api: Api, input: PricingInput<Flow>, signal: AbortSignal): Promise<OfferOutcome<Flow>>;
}
