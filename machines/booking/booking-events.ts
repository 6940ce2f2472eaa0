import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { ErrorCode, SearchEnd } from '#domain/contract.ts';
import type { ReviewReport } from '../change-review/change-review-events.ts';
import type { HostEvent } from '../checkout/checkout-host.ts';
import type { ContinueTarget } from './booking-context.ts';

export type BookingEvent<Flow extends FlowTypes = FlowTypes> =
  | { type: 'step.open'; step: string }
  | { type: 'criteria.write'; criteria: Flow['criteria'] }
  | { type: 'criteria.submit'; criteria: Flow['criteria'] }
  | { type: 'list.sort'; sort: Flow['list']['sort'] }
  | { type: 'list.filter'; filter: Flow['list']['filter'] }
  | { type: 'list.page'; page: number }
  | { type: 'result.choose'; result: Flow['result'] }
  | { type: 'offer.choose'; offer: Flow['offer']; continueTo?: ContinueTarget }
  | { type: 'offer.retry' }
  | { type: 'offer.drop' }
  | { type: 'price.accept' }
  | { type: 'extras.write'; extras: Flow['extras'] }
  | { type: 'extras.submit'; extras: Flow['extras']; continueTo?: ContinueTarget }
  | { type: 'extras.review'; extras: Flow['extras'] }
  | { type: 'part.retry' }
  | { type: 'choice.restore' }
  | { type: 'choice.forget' }
  | { type: 'search.retry' }
  | { type: 'booking.discard' }
  | { type: 'offer.accepted' }
  | SearchEvent
  | HostEvent
  | ReviewReport;

export type SearchEvent =
  | { type: 'results.arrived'; source: string; count: number; expiresAt: string }
  | { type: 'source.failed'; source: string }
  | { type: 'search.ended'; end: SearchEnd }
  | { type: 'search.refused'; code: ErrorCode }
  | { type: 'search.interrupted' };
