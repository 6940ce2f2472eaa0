import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { HotelDirectory } from '../../suppliers/hotel-directory.ts';
import { PLACE_FIELDS, SUGGESTION_FIELDS } from './answer-fields.ts';
import { createKeyCheck } from './api-key.ts';
import { readAutocompleteRequest } from './autocomplete-request.ts';
import { createFieldMask } from './field-mask.ts';
import { findHotelPlace } from './hotel-place.ts';
import { LANGUAGE, REGION, SESSION_TOKEN } from './patterns.ts';
import { detailPlace } from './place-details.ts';
import { loadPlaceIndex } from './place-index.ts';
import { readFields } from './request-fields.ts';
import { invalidArgument, RpcError } from './rpc-error.ts';
import { loadSearchablePlaces } from './searchable-places.ts';
import { suggestPlaces } from './suggestions.ts';

const PREFIX = '/places/v1';
const MAX_BODY_BYTES = 16_384;
const DETAIL_FIELDS = ['languageCode', 'regionCode', 'sessionToken'];

/**
 * The protocol of the Google Places API (New) for the known places: needs neither a key nor network access.
 */
export function registerPlaces(
  app: FastifyInstance,
  { config, suppliers: { hotelDirectory } }: Pick<Deps, 'config' | 'suppliers'>,
): void {
  const checkKey = createKeyCheck(config.client.placesKey);
  app.register(
    async (scope) => {
      scope.setErrorHandler(sendError);
      scope.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
      scope.addHook('onRequest', async ({ method, headers, query }) => {
        if (method !== 'OPTIONS') checkKey(readCommonParameters(headers, query).key);
      });
      // In a route, one colon starts a parameter, two are a literal colon.
      scope.post('/places::autocomplete', { bodyLimit: MAX_BODY_BYTES }, (request) =>
        autocomplete(hotelDirectory, request),
      );
      scope.get<{ Params: { id: string } }>('/places/:id', (request) => getPlace(hotelDirectory, request));
    },
    { prefix: PREFIX },
  );
}

async function autocomplete(hotelDirectory: HotelDirectory, { headers, query, body }: FastifyRequest) {
  readQuery(query, []);
  const { fieldMask = '*' } = readCommonParameters(headers, query);
  const request = readAutocompleteRequest(body);
  const mask = createFieldMask(fieldMask, SUGGESTION_FIELDS);
  return mask(await suggestPlaces(await loadPlaceIndex(), hotelDirectory, request));
}

async function getPlace(
  hotelDirectory: HotelDirectory,
  { headers, query, params }: FastifyRequest<{ Params: { id: string } }>,
) {
  const fields = readFields(readQuery(query, DETAIL_FIELDS), DETAIL_FIELDS);
  fields.text('languageCode', 35, LANGUAGE);
  fields.text('sessionToken', 36, SESSION_TOKEN);
  const regionCode = fields.text('regionCode', 2, REGION).toUpperCase();
  const { fieldMask } = readCommonParameters(headers, query);
  if (fieldMask === undefined) {
    throw invalidArgument(
      'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters#definitions.',
    );
  }
  const mask = createFieldMask(fieldMask, PLACE_FIELDS);
  const { byId } = await loadSearchablePlaces();
  const place = byId(params.id) ?? (await findHotelPlace(hotelDirectory, params.id));
  if (!place) throw new RpcError('NOT_FOUND', 'There is no place with this id.');
  return mask(detailPlace(place, regionCode));
}

function answerUnknown({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'OPTIONS') return reply.code(204).header('allow', 'GET, POST, OPTIONS').send();
  const error = new RpcError('NOT_FOUND', 'There is nothing at this address.');
  return reply.code(error.httpStatus).send(error.toBody());
}

function sendError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = thrown instanceof RpcError ? thrown : translate(thrown);
  if (error.status === 'INTERNAL') {
    request.log.error({ err: thrown, requestId: request.id }, 'A request failed');
  }
  return reply.code(error.httpStatus).send(error.toBody());
}

function translate({ code }: FastifyError): RpcError {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return invalidArgument(`Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`);
  }
  if (code?.startsWith('FST_ERR_CTP_')) {
    return invalidArgument('Invalid JSON payload received. Send one JSON object as application/json.');
  }
  return new RpcError('INTERNAL', 'Internal error encountered.');
}

const COMMON = ['key', 'fields', '$fields', 'alt', '$alt', 'prettyPrint', '$prettyPrint'];

interface CommonParameters {
  key: string | undefined;
  fieldMask: string | undefined;
}

/** Headers take precedence over the address. */
function readCommonParameters(headers: IncomingHttpHeaders, query: unknown): CommonParameters {
  const parameters = new Map(Object.entries(query ?? {}));
  const read = (name: string) => toText(parameters.get(name)) || undefined;
  return {
    key: toText(headers['x-goog-api-key']) || read('key'),
    fieldMask: toText(headers['x-goog-fieldmask']) || read('$fields') || read('fields'),
  };
}

function readQuery(query: unknown, known: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(query ?? {}).filter(([name]) => !COMMON.includes(name));
  const unknown = entries.find(([name]) => !known.includes(name));
  if (unknown) {
    const name = JSON.stringify(unknown[0].slice(0, 60));
    throw invalidArgument(
      `Invalid JSON payload received. Unknown name ${name}: Cannot bind query parameter. Field ${name} could not be found in request message.`,
    );
  }
  return Object.fromEntries(entries);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
