/**
 * The server as it is, but for one thing: at a named call to a supplier it dies, as if its machine had lost its power.
 * Whoever started it names the call, such as `confirm.after`: when the supplier has done it, and before anybody here
 * knows. It also says what the supplier has in its books, as nobody else may look into the embedded database.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import type { Supplier } from '#server/suppliers/supplier.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { bookingsOn } from './bookings-on.ts';
import type { Wish } from './killable-server.ts';

// As the server itself does it, but that nothing would be kept when it dies.
enableCompileCache(path.resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled'));
const { startServer } = await import('#server/start/start-server.ts');

let dieAt: string | undefined;

async function around<Result>(call: string, ask: () => Promise<Result>): Promise<Result> {
  if (dieAt === `${call}.before`) process.kill(process.pid, 'SIGKILL');
  const result = await ask();
  if (dieAt === `${call}.after`) process.kill(process.pid, 'SIGKILL');
  return result;
}

const between = ({ flights, hotels, cars, ...others }: Suppliers): Suppliers => ({
  ...others,
  flights: { ...flights, ...dying(flights) },
  hotels: { ...hotels, ...dying(hotels) },
  cars: { ...cars, ...dying(cars) },
});

type Named = Pick<Supplier<never, unknown, unknown>, 'hold' | 'confirm' | 'lookUp' | 'cancel' | 'change'>;

function dying(supplier: Named): Named {
  return {
    hold: (order, call) => around('hold', () => supplier.hold(order, call)),
    confirm: (booking, call) => around('confirm', () => supplier.confirm(booking, call)),
    lookUp: (booking, call) => around('lookUp', () => supplier.lookUp(booking, call)),
    cancel: (booking, call) => around('cancel', () => supplier.cancel(booking, call)),
    change: (booking, to, call) => around('change', () => supplier.change(booking, to, call)),
  };
}

const server = await startServer(process.env, { between });
process.on('message', async (wish: Wish) => {
  if ('dieAt' in wish) dieAt = wish.dieAt;
  process.send?.('dieAt' in wish ? [] : await bookingsOn(server.deps.db, wish.bookingsOn));
});
await server.settled;
flushCompileCache();
