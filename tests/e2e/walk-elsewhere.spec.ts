import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { insertCompany, insertMember } from '#tests/contract/support/records.ts';
import { startTestServer } from '#tests/support/server.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './people.ts';

const run = promisify(execFile);

test('a walk goes through an installation elsewhere, and gives back what it has booked', async () => {
  test.setTimeout(180_000);
  const server = await startTestServer();
  const { db } = server.deps;
  const admin = await insertMember(db, {
    companyId: await insertCompany(db, { name: 'Agency' }),
    role: 'site-admin',
    passwordHash: await hashPassword(PASSWORD),
  });

  const { stdout } = await run(
    process.execPath,
    [
      'scripts/walk.ts',
      '--url',
      server.url,
      '--chart',
      'checkout',
      '--path',
      'checkout: Booked with a comment',
    ],
    { env: { ...process.env, WALK_EMAIL: admin.email, WALK_PASSWORD: PASSWORD } },
  );

  expect(stdout).toContain('1 passed');
  const sold = await db.selectFrom('embedded_bookings').select('status').execute();
  expect(sold).toEqual([{ status: 'cancelled' }]);
  const founded = await db.selectFrom('companies').select('active').where('name', 'like', 'Walk %').execute();
  expect(founded).toEqual([{ active: false }]);
  await server.close();
});
