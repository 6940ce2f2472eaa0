import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCheck } from './answer-check.ts';
import type { createSerializers, Serializer } from './answer-serializers.ts';
import { type BodyEncodings, encode, pickEncoding } from './content-encoding.ts';
import type { Operation } from './contract.ts';
import type { AnswerCookie, Bytes } from './handler.ts';
import type { ResponseLine } from './line-writer.ts';
import { sendLines } from './lines-sender.ts';
import { IMAGE_POLICY } from './security-headers.ts';

/** The only text among the image types: it is drawn or stored as UTF-8. */
const SVG = 'image/svg+xml';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  cookies?: AnswerCookie[];
  body?: unknown;
  bytes?: Bytes;
  lines?: AsyncIterable<ResponseLine>;
}

type Send = (
  answer: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** How many different answers of one operation are cached: those that are the same for all callers. */
const KEPT = 64;

export function createAnswerSender(
  { answers }: Operation,
  check: AnswerCheck,
  serializerOf: ReturnType<typeof createSerializers>,
): Send {
  const serializers = new Map<number, Serializer>();
  const encodings = new Map<string, BodyEncodings>();

  function serialize({ status, body }: Answer, reply: FastifyReply): string {
    check(status, body);
    const serializer = serializers.get(status) ?? serializerOf(answers.get(status) ?? {}, reply);
    serializers.set(status, serializer);
    return serializer(body as { [key: string]: unknown }); // every JSON answer of the contract is an object
  }

  /** Validated, serialised and compressed once, as long as its entity tag is unchanged. */
  async function sendShared(answer: Answer, etag: string, request: FastifyRequest, reply: FastifyReply) {
    let encoded = encodings.get(etag);
    if (!encoded) {
      encoded = await encode(Buffer.from(serialize(answer, reply)));
      if (encodings.size >= KEPT) encodings.clear();
      encodings.set(etag, encoded);
    }
    const { encoding, data } = pickEncoding(encoded, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').type(JSON_TYPE).send(data);
  }

  // Not async: most answers are sent immediately, and each extra promise is work for every request.
  return (answer, request, reply) => {
    const { status, headers, cookies, body, bytes, lines } = answer;
    if (headers) reply.headers(headers);
    for (const { name, value, options } of cookies ?? []) reply.setCookie(name, value, options);
    const etag = headers?.etag;
    if (status === 200 && etag !== undefined && entityMatches(request.headers['if-none-match'], etag)) {
      return reply.code(304).send();
    }
    reply.code(status);
    if (bytes) {
      reply.header('content-security-policy', IMAGE_POLICY);
      return reply.type(bytes.type === SVG ? `${SVG}; charset=utf-8` : bytes.type).send(bytes.data);
    }
    if (lines) return sendLines(lines, request, reply);
    if (body === undefined) return reply.send();
    if (etag !== undefined && headers?.['cache-control']?.startsWith('public')) {
      return sendShared(answer, etag, request, reply);
    }
    return reply.type(JSON_TYPE).send(serialize(answer, reply));
  };
}

function entityMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}
