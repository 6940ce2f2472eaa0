/**
 * The server as it is, but for one thing: at a named step it dies, as if its machine had lost its power. The process that
 * started it names the step: a call to a supplier such as `confirm.after`, when the supplier has done it and before the
 * server knows; a statement such as `insert trips.after`, in the middle of its transaction; the end of a job, such as
 * `job part.change.after`; or an answer such as `answer approve`, which is written down and not sent yet. It also says
 * what the supplier has in its books, as no other process may look into the embedded database.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';
import type { Supplier } from '#server/suppliers/supplier.ts';
import type { Suppliers } from '#server/suppliers/suppliers.ts';
import { readChangeTraces } from '../change-traces.ts';
import { bookingsOn } from './bookings-on.ts';
import { DyingStatements } from './dying-statements.ts';
import type { Wish } from './killable-server.ts';

// As the server itself does it, but that nothing would be kept when it dies.
enableCompileCache(path.resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled'));
const [{ startServer }, { openDatabase }, { readConfig }, { JOB_HANDLERS }] = await Promise.all([
  import('#server/start/start-server.ts'),
  import('#server/db/database.ts'),
  import('#server/start/read-config.ts'),
  import('#server/jobs/job-handlers.ts'),
]);

let dieAt: string | undefined;

function reach(step: string): void {
  if (dieAt === step) process.kill(process.pid, 'SIGKILL');
}

async function around<Result>(call: string, ask: () => Promise<Result>): Promise<Result> {
  reach(`${call}.before`);
  const result = await ask();
  reach(`${call}.after`);
  return result;
}

const between = ({ flights, hotels, cars, ...others }: Suppliers): Suppliers => ({
  ...others,
  flights: { ...flights, ...dying(flights) },
  hotels: { ...hotels, ...dying(hotels) },
  cars: { ...cars, ...dying(cars) },
});

type SupplierCalls = Pick<
  Supplier<never, unknown, unknown>,
  'hold' | 'confirm' | 'lookUp' | 'cancel' | 'change'
>;

function dying(supplier: SupplierCalls): SupplierCalls {
  return {
    hold: (order, call) => around('hold', () => supplier.hold(order, call)),
    confirm: (booking, call) => around('confirm', () => supplier.confirm(booking, call)),
    lookUp: (booking, call) => around('lookUp', () => supplier.lookUp(booking, call)),
    cancel: (booking, call) => around('cancel', () => supplier.cancel(booking, call)),
    change: (booking, to, call) => around('change', () => supplier.change(booking, to, call)),
  };
}

const { work: carryOutChange } = JOB_HANDLERS['part.change'];
JOB_HANDLERS['part.change'].work = (deps, payload) =>
  around('job part.change', () => carryOutChange(deps, payload));

const opened = await openDatabase(readConfig(process.env));
const database = { ...opened, db: opened.db.withPlugin(new DyingStatements(reach)) };
const server = await startServer(process.env, { between, database });
process.stdout.write(`It dies at a step (listening on ${server.url})\n`);
server.app.server.prependListener('request', ({ url = '' }, response) => {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, head) {
      reach(`answer ${url.slice(url.lastIndexOf('/') + 1)}`);
      return Reflect.apply(writeHead, self, head);
    },
  });
});
process.on('message', async (wish: Wish) => {
  const { db } = server.deps;
  if ('dieAt' in wish) {
    dieAt = wish.dieAt;
    process.send?.([]);
  } else if ('bookingsOn' in wish) process.send?.(await bookingsOn(db, wish.bookingsOn));
  else process.send?.(await readChangeTraces(db, wish.tracesOf));
});
await server.settled;
flushCompileCache();
