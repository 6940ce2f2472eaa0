import type { FastifyInstance } from 'fastify';

/** Lets pages of exactly these origins call the operations, with their cookies, and show our pictures. */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  const { default: cors } = await import('@fastify/cors');
  await app.register(cors, {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-goog-api-key', 'x-goog-fieldmask'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
    strictPreflight: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
}
