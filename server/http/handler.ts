import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyBaseLogger } from 'fastify';
import type { Abilities, Actor } from '#domain/abilities.ts';
import type { operations } from '#openapi/generated/schema.d.ts';
import type { ResponseLine } from './line-writer.ts';

export type OperationId = keyof operations;

/** Operations that need no access token; proved equal to the contract's `security` when routes are built. */
export const PUBLIC_OPERATION_IDS = [
  'login',
  'refreshSession',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'showMailDecision',
  'decideByMail',
  'readCalendarFeed',
  'listEnums',
  'searchAirports',
  'logClientError',
  'getImage',
  'getThumbnail',
  'getHotelPicture',
  'getConfig',
  'getHealth',
  'getReadiness',
] as const satisfies OperationId[];

export type PublicOperationId = (typeof PUBLIC_OPERATION_IDS)[number];

export interface SignedIn extends Actor {
  sessionId: string;
  needsPasswordChange: boolean;
}

export interface PublicContext {
  requestId: string;
  /** The caller's address, as the trusted proxy reports it if there is one. */
  ip: string;
  userAgent: string;
  refreshToken: string | undefined;
  deviceToken: string | undefined;
  /** Aborted when the caller has disconnected or the server stops. */
  signal: AbortSignal;
  prefersLines: boolean;
  log: FastifyBaseLogger;
}

export interface SignedInContext extends PublicContext {
  signedIn: SignedIn;
  abilities: Abilities;
}

type Parameters<
  Op extends OperationId,
  In extends 'path' | 'query' | 'header',
> = operations[Op]['parameters'] extends {
  [K in In]?: infer P;
}
  ? Exclude<P, undefined>
  : never;

type Body<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;

type RawBody<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer Content } }
  ? 'application/json' extends keyof Content
    ? unknown
    : { bytes: Bytes }
  : unknown;

type InLowerCase<Named> = { [Name in keyof Named as Lowercase<Name & string>]: Named[Name] };

type ContractHeaders<Op extends OperationId> = [Parameters<Op, 'header'>] extends [never]
  ? unknown
  : { headers: InLowerCase<Parameters<Op, 'header'>> };

export type ApiRequest<Op extends OperationId> = ContractHeaders<Op> &
  RawBody<Op> & {
    path: Parameters<Op, 'path'>;
    query: Parameters<Op, 'query'>;
    body: Body<Op>;
  };

type Responses<Op extends OperationId> = operations[Op]['responses'];
/** Refusals are thrown as DomainError; a handler answers with any of the other documented statuses. */
type AnswerStatus<Op extends OperationId> = {
  [Status in keyof Responses<Op>]: Responses<Op>[Status] extends {
    content: { 'application/problem+json': unknown };
  }
    ? never
    : Status;
}[keyof Responses<Op>];
type ContentOf<Response> = Response extends { content: infer Content } ? Content : never;

export interface Bytes {
  type: string;
  data: Buffer;
}

export interface AnswerCookie {
  name: string;
  value: string;
  options: CookieSerializeOptions;
}

type ReplyBody<Response> = [ContentOf<Response>] extends [never]
  ? { body?: undefined }
  : ContentOf<Response> extends { 'application/x-ndjson': unknown }
    ? { lines: AsyncIterable<ResponseLine> }
    : ContentOf<Response> extends { 'application/json': infer Json }
      ? { body: Json }
      : { bytes: Bytes };

export type Reply<Op extends OperationId> = {
  [Status in AnswerStatus<Op>]: {
    status: Status;
    headers?: Record<string, string>;
    cookies?: AnswerCookie[];
  } & ReplyBody<Responses<Op>[Status]>;
}[AnswerStatus<Op>];

export type Handler<Op extends OperationId> = (
  request: ApiRequest<Op>,
  context: Op extends PublicOperationId ? PublicContext : SignedInContext,
) => Promise<Reply<Op>>;

export type Handlers = { [Op in OperationId]: Handler<Op> };
