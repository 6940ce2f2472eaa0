import { parse } from 'node:querystring';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { LINES_TYPE } from '#server/http/accepted-types.ts';
import {
  type AnswerObject,
  listOperations,
  type Operation,
  parseName,
  readContract,
  resolveAnswer,
  type Schema,
  sharedSchemas,
} from '#server/http/contract.ts';
import { contractAjv } from '#server/http/contract-ajv.ts';
import { operationOf } from '#tests/contract/support/documented-status.ts';
import type { Exchange } from './network.ts';

const contract = readContract();
const operations = new Map(listOperations(contract).map((operation) => [operation.id, operation]));
const compile = contractAjv(sharedSchemas(contract));
/** For paths, queries and headers, where "2" is a number. */
const compileText = contractAjv(sharedSchemas(contract), { coerceTypes: true });
const PROBLEM: Schema = { $ref: 'Problem#' };

/** How each image type begins. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  'image/svg+xml': /^<(svg|\?xml)/,
  'image/png': /^\x89PNG/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF.{4}WEBP/s,
};

/** How a request and its answer violate the contract. */
export function exchangeFaults(exchange: Exchange): string[] {
  const { method, path, status } = exchange;
  const found = operationOf(method, path);
  const operation = found && operations.get(found.operationId);
  if (!operation) return [`${method} is no operation`];
  const documented = found.responses[status];
  const answer = documented && resolveAnswer(contract, documented);
  return [
    ...requestFaults(operation, exchange),
    ...(answer ? answerFaults(operation, answer, exchange) : [`${method} is not answered by ${status}`]),
  ];
}

function requestFaults(operation: Operation, { path, status, request }: Exchange): string[] {
  const { headers } = request;
  const [address = '', search = ''] = path.split('?');
  const isAccepted = status >= 200 && status < 300;
  const lacksToken = operation.needsAccessToken && !headers.authorization?.startsWith('Bearer ');
  return [
    ...schemaFaults('path', compileText, operation.params, pathParameters(operation, address)),
    ...schemaFaults('query', compileText, operation.query, { ...parse(search) }),
    ...schemaFaults('header', compileText, operation.headers, { ...headers }),
    ...(lacksToken && isAccepted ? ['the request has no access token'] : []),
    ...sentBodyFaults(operation, request, isAccepted),
  ];
}

function sentBodyFaults(
  { body: schema, bytes }: Operation,
  { headers, body }: Exchange['request'],
  isAccepted: boolean,
): string[] {
  const type = mediaType(headers);
  const ofOtherType = [`the request is ${type || 'of no type'}`];
  if (schema)
    return type === 'application/json' ? jsonFaults('request', schema, body.toString()) : ofOtherType;
  // The journeys send bytes that the server has to refuse.
  if (bytes) return isAccepted && !bytes.types.includes(type) ? ofOtherType : [];
  return body.length > 0 ? ['the request has a body'] : [];
}

function pathParameters(operation: Operation, address: string): Record<string, string> {
  const parts = address.split('/');
  const named = operation.path.split('/').map((segment, index) => [segment, parts[index] ?? ''] as const);
  return Object.fromEntries(
    named.flatMap(([segment, value]) => {
      const [, name, end = ''] = /^\{(\w+)\}(.*)$/.exec(segment) ?? [];
      return name ? [[name, decodeURIComponent(value.slice(0, value.length - end.length))]] : [];
    }),
  );
}

function answerFaults(operation: Operation, answer: AnswerObject, exchange: Exchange): string[] {
  const { status, headers } = exchange;
  const faults = Object.entries(answer.headers ?? {}).flatMap(([name, headerOrReference]) => {
    const value = headers[name.toLowerCase()];
    const schema = resolveHeader(headerOrReference);
    return [value ?? []].flat().flatMap((one) => schemaFaults(name, compileText, schema, one));
  });
  const types = Object.keys(answer.content ?? {});
  const type = mediaType(headers);
  const body = decode(exchange);
  if (types.length === 0) return body.length > 0 ? [...faults, `${status} has a body`] : faults;
  if (!types.includes(type)) return [...faults, `${status} is ${type || 'of no type'}`];
  return [...faults, ...bodyFaults(operation, answer, { status, type, body })];
}

function bodyFaults(
  operation: Operation,
  answer: AnswerObject,
  { status, type, body }: { status: number; type: string; body: Buffer },
): string[] {
  const signature = SIGNATURES[type];
  if (signature) return signature.test(body.toString('latin1')) ? [] : [`${status} does not hold ${type}`];
  const text = body.toString();
  if (type === LINES_TYPE) return lineFaults(operation, text);
  if (type === 'application/problem+json') {
    const faults = jsonFaults(`${status}`, PROBLEM, text);
    if (faults.length > 0) return faults;
    const said: unknown = JSON.parse(text).status;
    return said === status ? [] : [`${status} says that it is ${said}`];
  }
  const schema = answer.content?.[type]?.schema ?? {};
  return type === 'application/json'
    ? jsonFaults(`${status}`, schema, text)
    : schemaFaults(`${status}`, compile, { minLength: 1, ...schema }, text);
}

/** Each line ends with a line break, so that a cut answer is never taken for a whole one. */
function lineFaults({ lines }: Operation, text: string): string[] {
  const found = text.split('\n');
  if (found.pop() !== '') return ['the last line is cut'];
  return found.flatMap((line, index) => {
    const value = parseJson(line) as { type?: string };
    const schema = lines.get(value?.type ?? '');
    if (!schema) return [`line ${index + 1} is of the type ${value?.type}`];
    return schemaFaults(`line ${index + 1}`, compile, schema, value);
  });
}

function jsonFaults(part: string, schema: Schema, text: string): string[] {
  const value = parseJson(text);
  return value === undefined ? [`${part} is no JSON`] : schemaFaults(part, compile, schema, value);
}

function schemaFaults(
  part: string,
  compiler: (schema: Schema) => ValidateFunction,
  schema: Schema | undefined,
  value: unknown,
): string[] {
  if (!schema) return [];
  const validate = compiler(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${part}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}

type Header = NonNullable<AnswerObject['headers']>[string];

function resolveHeader(header: Header): Schema | undefined {
  if (!('$ref' in header)) return header.schema;
  return contract.components.headers?.[parseName(header.$ref)]?.schema;
}

function mediaType(headers: Exchange['headers']): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

function decode({ headers, body }: Exchange): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}
