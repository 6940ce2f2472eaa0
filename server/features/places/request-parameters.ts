import type { IncomingHttpHeaders } from 'node:http';
import { invalidArgument } from './rpc-error.ts';

/** The parameters of every call to Google's services, besides the fields of the request. */
const COMMON = ['key', 'fields', '$fields', 'alt', '$alt', 'prettyPrint', '$prettyPrint'];

export interface CommonParameters {
  key: string | undefined;
  /** Undefined when no mask is given. */
  fieldMask: string | undefined;
}

/** Headers take precedence over the address. */
export function readCommonParameters(headers: IncomingHttpHeaders, query: unknown): CommonParameters {
  const parameters = new Map(Object.entries(query ?? {}));
  const read = (name: string) => toText(parameters.get(name)) || undefined;
  return {
    key: toText(headers['x-goog-api-key']) || read('key'),
    fieldMask: toText(headers['x-goog-fieldmask']) || read('$fields') || read('fields'),
  };
}

/** The fields of a request that are in the address; each may occur once. */
export function readQuery(query: unknown, known: readonly string[]): Record<string, unknown> {
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
