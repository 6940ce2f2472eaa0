import { DomainError } from '../../errors.ts';
import type { Handlers, OperationId } from '../../http/handler.ts';

const PENDING = [
  'createTrip',
  'cancelTrip',
  'quoteTripCancellation',
  'getBookingDraft',
  'saveBookingDraft',
  'deleteBookingDraft',
  'getCheckoutTerms',
  'listBookingLocations',
  'listCompanyUsers',
] as const satisfies OperationId[];

export const pendingHandlers = Object.fromEntries(
  PENDING.map((id) => [id, () => Promise.reject(new DomainError('unavailable', 'Not there yet.'))]),
) as unknown as Pick<Handlers, (typeof PENDING)[number]>;
