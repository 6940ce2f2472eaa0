/** A separate process whose buyers compete with those of another process; started by `startBuyers`. */
import { openPostgres } from '#server/db/postgres.ts';
import { buyAtOnce, type Rush } from './buy-at-once.ts';

const [, , connectionString = ''] = process.argv;
const { db, close } = await openPostgres(connectionString);

process.on('message', async (rush: Rush) => {
  process.send?.(await buyAtOnce(db, rush));
});
process.on('disconnect', () => void close());
