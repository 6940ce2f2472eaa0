import type { FastifyInstance } from 'fastify';

/** Headers that our client sends, including the header parameters of the contract. */
const SENT_HEADERS = [
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key',
  'x-goog-api-key',
  'x-goog-fieldmask',
];

/**
 * Allows pages of exactly these origins to call the operations, with their cookies, and to show the pictures.
 */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  const { default: cors } = await import('@fastify/cors');
  await app.register(cors, {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: SENT_HEADERS,
    exposedHeaders: ['x-request-id', 'retry-after', 'x-company-time'],
    maxAge: 600,
    strictPreflight: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
}
