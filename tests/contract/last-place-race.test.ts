import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { buyAtOnce } from '#tests/support/suppliers/buy-at-once.ts';
import { type Buyers, startBuyers } from '#tests/support/suppliers/start-buyers.ts';

/** ROUNDS=1000 for the long run. */
const { ROUNDS: wanted = '2' } = process.env;
const ROUNDS = Number(wanted);
const PLACES = 9;
const BUYERS = 200;

let database: TestDatabase;
/** Two processes where the database serves several; the embedded one serves only its own. */
let processes: Pick<Buyers, 'buyAtOnce'>[];
let stop = async () => {};

beforeAll(async () => {
  database = await openTestDatabase();
  const { connectionString, db } = database;
  if (connectionString === undefined) {
    processes = [{ buyAtOnce: (rush) => buyAtOnce(db, rush) }];
    return;
  }
  const buyers = [startBuyers(connectionString), startBuyers(connectionString)];
  processes = buyers;
  stop = async () => void (await Promise.all(buyers.map((one) => one.stop())));
});
afterAll(async () => {
  await stop();
  await database.close();
});

test('of 200 buyers who want the last 9 places at once, 9 get one and 191 are refused', {
  timeout: 30_000 + ROUNDS * 20_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.db.deleteFrom('embedded_bookings').execute();
    const key = 'harbour.20.plain.21';
    const answers = await Promise.all(
      processes.map((one, index) =>
        one.buyAtOnce({
          key,
          companyId: randomUUIDv7(),
          name: `${round}-${index}`,
          buyers: BUYERS / processes.length,
        }),
      ),
    );
    const outcomes = answers.flat().sort();
    expect(outcomes).toEqual([
      ...Array<string>(PLACES).fill('confirmed'),
      ...Array<string>(BUYERS - PLACES).fill('soldOut'),
    ]);
    expect(await taken(`ferry/${key}`)).toBe(PLACES);
  }
});

async function taken(unit: string): Promise<number> {
  const rows = await database.db
    .selectFrom('embedded_units')
    .select('quantity')
    .where('unit', '=', unit)
    .execute();
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}
