import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import type { BytesBody } from './contract.ts';
import type { Bytes } from './handler.ts';

/** Reads bodies of these types as raw bytes, and no others. */
export function takeBytes(scope: FastifyInstance, { types, limit }: BytesBody): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: limit } as const;
  scope.addContentTypeParser<Buffer>([...types], options, (request, data, done) => {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
    done(null, { type: type.trim().toLowerCase(), data } satisfies Bytes);
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(new DomainError('unsupported_media_type', `Send one of the content types ${types.join(', ')}.`));
  });
}

/** The body of an operation that takes bytes. */
export function readBytes({ body }: FastifyRequest): Bytes {
  if (body === undefined) throw new DomainError('malformed_request', 'The body is empty.');
  return body as Bytes; // made by the parser above
}
