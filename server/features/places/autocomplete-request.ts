import type { Position } from '#domain/geography.ts';
import { type Area, createCircle, createRectangle } from './area.ts';
import { LANGUAGE, REGION, SESSION_TOKEN } from './patterns.ts';
import type { PlaceQuery } from './place-query.ts';
import { type RequestFields, readFields } from './request-fields.ts';
import { invalidArgument } from './rpc-error.ts';

export interface AutocompleteRequest {
  query: PlaceQuery;
  origin?: Position;
  /** The country that is omitted from descriptions. */
  regionCode: string;
}

const FIELDS = [
  ...['input', 'inputOffset', 'languageCode', 'regionCode', 'sessionToken', 'origin'],
  ...['locationBias', 'locationRestriction', 'includedPrimaryTypes', 'includedRegionCodes'],
  ...['includeQueryPredictions', 'includePureServiceAreaBusinesses', 'includeFutureOpeningBusinesses'],
];
const MAX_INPUT = 200;
const MAX_RADIUS_M = 50_000;
const PRIMARY_TYPE = /^([a-z][a-z0-9_]{0,59}|\((cities|regions)\))$/;

const KINDS_OF_TYPE = new Map([
  ['(cities)', ['city']],
  ['(regions)', ['city', 'part']],
  ['locality', ['city']],
  ['sublocality', ['part']],
  ['neighborhood', ['part']],
  ['airport', ['airport']],
  ['international_airport', ['airport']],
  ['hotel', ['hotel']],
  ['lodging', ['hotel']],
]);

export function readAutocompleteRequest(body: unknown): AutocompleteRequest {
  const fields = readFields(body, FIELDS);
  for (const flag of FIELDS.slice(-3)) fields.flag(flag);
  fields.text('languageCode', 35, LANGUAGE);
  fields.text('sessionToken', 36, SESSION_TOKEN);
  const regionCode = fields.text('regionCode', 2, REGION).toUpperCase();
  const origin = fields.has('origin') ? readPosition(fields, 'origin') : undefined;
  const [near, within] = readAreas(fields);
  const center = origin ?? readBiasCenter(fields);
  const drawnTo = near ?? (origin && createCircle(origin, 0));
  const kinds = readKinds(fields);
  const countries = fields.texts('includedRegionCodes', 15, REGION).map((code) => code.toUpperCase());
  return {
    query: {
      typed: readTyped(fields),
      kinds,
      countries: countries.length > 0 ? new Set(countries) : undefined,
      within,
      near: drawnTo,
      center,
      country: regionCode || undefined,
    },
    origin,
    regionCode,
  };
}

function readTyped(fields: RequestFields): string {
  const input = fields.text('input', MAX_INPUT);
  if (input.trim() === '') throw invalidArgument("'input' must not be empty.", 'input');
  const characters = [...input];
  const offset = fields.number('inputOffset', { from: 0, to: characters.length, whole: true });
  return offset === 0 ? input : characters.slice(0, offset).join('');
}

function readKinds(fields: RequestFields): Set<string> | undefined {
  const types = fields.texts('includedPrimaryTypes', 5, PRIMARY_TYPE);
  if (types.length === 0) return undefined;
  if (types.length > 1 && types.some((type) => type.startsWith('('))) {
    const path = fields.pathOf('includedPrimaryTypes');
    throw invalidArgument(`Invalid value at '${path}': (cities) and (regions) stand alone.`, path);
  }
  return new Set(types.flatMap((type) => KINDS_OF_TYPE.get(type) ?? []));
}

function readAreas(fields: RequestFields): [near: Area | undefined, within: Area | undefined] {
  const areas = [readArea(fields, 'locationBias'), readArea(fields, 'locationRestriction')] as const;
  if (areas[0] && areas[1]) {
    throw invalidArgument('At most one of location_bias and location_restriction may be set.');
  }
  return [...areas];
}

/** Hotels are searched around the middle of a circle; a rectangle has none. */
function readBiasCenter(fields: RequestFields): Position | undefined {
  const bias = fields.object('locationBias', ['circle', 'rectangle']);
  return bias.has('circle') ? readPosition(bias.object('circle', ['center', 'radius']), 'center') : undefined;
}

function readArea(fields: RequestFields, name: string): Area | undefined {
  const area = fields.object(name, ['circle', 'rectangle']);
  if (area.has('circle') && area.has('rectangle')) {
    throw invalidArgument(
      `Invalid value at '${fields.pathOf(name)}' (oneof): circle and rectangle are both set.`,
      fields.pathOf(name),
    );
  }
  if (area.has('circle')) {
    const circle = area.object('circle', ['center', 'radius']);
    const radius = circle.number('radius', { from: 0, to: MAX_RADIUS_M });
    return createCircle(readPosition(circle, 'center'), radius / 1000);
  }
  return area.has('rectangle') ? readRectangle(area) : undefined;
}

function readRectangle(area: RequestFields): Area {
  const rectangle = area.object('rectangle', ['low', 'high']);
  const [low, high] = [readPosition(rectangle, 'low'), readPosition(rectangle, 'high')];
  if (low.latitude > high.latitude) {
    const path = rectangle.pathOf('low');
    throw invalidArgument(`Invalid value at '${path}': its latitude is above that of high.`, path);
  }
  return createRectangle(low, high);
}

function readPosition(fields: RequestFields, name: string): Position {
  const position = fields.object(name, ['latitude', 'longitude']);
  return {
    latitude: position.number('latitude', { from: -90, to: 90 }),
    longitude: position.number('longitude', { from: -180, to: 180 }),
  };
}
