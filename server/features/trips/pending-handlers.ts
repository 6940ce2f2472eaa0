import { DomainError } from '../../errors.ts';
import type { Handlers, OperationId } from '../../http/handler.ts';

const PENDING = ['cancelTrip', 'quoteTripCancellation'] as const satisfies OperationId[];

export const pendingHandlers = Object.fromEntries(
  PENDING.map((id) => [id, () => Promise.reject(new DomainError('unavailable', 'Not there yet.'))]),
) as unknown as Pick<Handlers, (typeof PENDING)[number]>;
