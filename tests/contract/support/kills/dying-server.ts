/**
 * The server as it is, but for one thing: at a named call to the hotels it dies, as if its machine had lost its power.
 * DIE_AT is such as `confirm.after`: when the supplier has done it, and before anybody here knows.
 */
import { startServer } from '#server/start-server.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';

const { DIE_AT = '', ...env } = process.env;

async function around<Result>(call: string, ask: () => Promise<Result>): Promise<Result> {
  if (DIE_AT === `${call}.before`) process.kill(process.pid, 'SIGKILL');
  const result = await ask();
  if (DIE_AT === `${call}.after`) process.kill(process.pid, 'SIGKILL');
  return result;
}

const between = ({ hotels, ...others }: Suppliers): Suppliers => ({
  ...others,
  hotels: {
    ...hotels,
    hold: (order, call) => around('hold', () => hotels.hold(order, call)),
    confirm: (booking, call) => around('confirm', () => hotels.confirm(booking, call)),
    lookUp: (booking, call) => around('lookUp', () => hotels.lookUp(booking, call)),
    cancel: (booking, call) => around('cancel', () => hotels.cancel(booking, call)),
  },
});

await (await startServer(env, { between })).settled;
