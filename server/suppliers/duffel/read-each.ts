import type { FastifyBaseLogger } from 'fastify';
import { UnreadableField } from '../fields.ts';

/** Leaves out what can't be read, and logs which fields were missing; `what` names them in the plural. */
export function readEach<Read>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  values: readonly unknown[],
  read: (value: unknown) => Read,
  what = 'Offers',
): Read[] {
  const unreadable = new Map<string, number>();
  const readable = values.flatMap((value): Read[] => {
    try {
      return [read(value)];
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error;
      unreadable.set(error.path, (unreadable.get(error.path) ?? 0) + 1);
      return [];
    }
  });
  if (unreadable.size > 0) {
    const fields = Object.fromEntries(unreadable);
    log.warn({ fields }, `${what} of Duffel were left out: fields are missing`);
  }
  return readable;
}
