import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Fields, UnreadableField } from '../fields.ts';
import { noteEvent } from './event-repository.ts';
import { findOrderById, type OrderName } from './order-repository.ts';
import { isSignedByDuffel } from './webhook-signature.ts';

type Db = Deps['db'];

const PATH = '/webhooks/duffel';
const MAX_BODY_BYTES = 65_536;
const CHANGED = 'order.airline_initiated_change_detected';

/**
 * Where Duffel sends its events. An event only says about which order something is to be asked: nothing else in it is
 * believed, and what it reports is read from Duffel.
 */
export function registerDuffelWebhook(
  app: FastifyInstance,
  { config, db, clock, log }: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>,
  onChange: (db: Db, order: OrderName) => Promise<void>,
): void {
  const secret = config.duffel?.webhookSecret;
  if (secret === undefined) return;
  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const header = request.headers['x-duffel-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signed = { header: typeof header === 'string' ? header : '', body };
    if (!isSignedByDuffel(signed, secret ?? '', clock.now())) {
      log.warn('An event without the signature of Duffel was refused');
      return reply.code(401).send();
    }
    const event = readEvent(body);
    if (!event) return reply.code(400).send();
    await db.transaction().execute(async (transaction) => {
      if (!(await noteEvent(transaction, event.id, clock.now()))) return;
      const order = event.orderId && (await findOrderById(transaction, event.orderId));
      if (order) await onChange(transaction, order);
    });
    return reply.code(200).send();
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post(PATH, { bodyLimit: MAX_BODY_BYTES }, receive);
  });
}

/** Null when it can't be read; without an order when it is about something else. */
function readEvent(body: Buffer): { id: string; orderId?: string } | null {
  try {
    const event = new Fields(JSON.parse(body.toString()), 'event');
    const id = event.text('id');
    if (event.text('type') !== CHANGED) return { id };
    const object = event.object('data').object('object');
    return { id, orderId: object.optionalText('order_id') ?? object.text('id') };
  } catch (error) {
    if (error instanceof UnreadableField || error instanceof SyntaxError) return null;
    throw error;
  }
}
