import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/handler.ts';
import { parseVersion } from '../../records/parse-version.ts';
import { addExternalBooking } from './add-external-booking.ts';
import { cancelExternalBooking } from './cancel-external-booking.ts';
import { closeRequest } from './close-request.ts';
import { createOfflineRequest } from './create-offline-request.ts';
import { writeMessage } from './write-message.ts';

export function createRequestHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'createOfflineRequest'
  | 'writeTripMessage'
  | 'closeOfflineRequest'
  | 'addExternalBooking'
  | 'cancelExternalBooking'
> {
  return {
    createOfflineRequest: async ({ headers, body: request }, context) => ({
      status: 201,
      body: await createOfflineRequest(deps, context, { key: headers['idempotency-key'], request }),
    }),
    writeTripMessage: async ({ path: { tripId }, headers, body }, context) => ({
      status: 200,
      body: await writeMessage(deps, context, { tripId, key: headers['idempotency-key'], ...body }),
    }),
    closeOfflineRequest: async ({ path: { tripId }, body }, context) => ({
      status: 200,
      body: await closeRequest(deps, context, tripId, body),
    }),
    addExternalBooking: async ({ path: { tripId }, headers, body: request }, context) =>
      await addExternalBooking(deps, context, {
        tripId,
        version: parseVersion(headers['if-match']),
        request,
      }),
    cancelExternalBooking: async ({ path, headers, body: request }, context) =>
      await cancelExternalBooking(deps, context, {
        ...path,
        version: parseVersion(headers['if-match']),
        request,
      }),
  };
}
