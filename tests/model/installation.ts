import { hashPassword } from '#server/features/auth/password-hash.ts';
import { insertCompany, insertMember } from '#tests/contract/support/records.ts';
import type { TestServer } from '#tests/support/server.ts';
import { startDelayedJobs } from './start-delayed-jobs.ts';
import type { SupplierLine } from './supplier-line.ts';

export interface Account {
  email: string;
  password: string;
}

/** What walks go through: pages and calls at an address, in practice mode. */
export interface Installation {
  origin: string;
  /** Of a site-admin, who founds a company for each walk. */
  account(): Promise<Account>;
  /** Absent where nothing but its address is known. */
  inside?: Inside;
}

/** What makes walks faster where the server runs in this process. */
interface Inside {
  /** Frees what earlier walks have booked, since some hotels have one room only. */
  freeStock(): Promise<void>;
  /** Elsewhere the supplier is asked about a lost answer after some seconds. */
  holdLookUps(companyId: string): void;
  answerLookUp(companyId: string): Promise<void>;
  dropLookUps(companyId: string): void;
}

export async function installationHere(server: TestServer, line: SupplierLine): Promise<Installation> {
  const { db } = server.deps;
  const password = 'Zugvogel-2026';
  const companyId = await insertCompany(db, { name: 'Agency' });
  const passwordHash = await hashPassword(password);
  const admin = { companyId, role: 'site-admin', passwordHash } as const;
  return {
    origin: server.url,
    account: async () => ({ email: (await insertMember(db, admin)).email, password }),
    inside: {
      async freeStock() {
        await db.deleteFrom('embedded_units').execute();
      },
      holdLookUps: (id) => line.hold(id, 'lookUp'),
      async answerLookUp(id) {
        await startDelayedJobs(db, id);
        (await line.next(id, 'lookUp')).release(server.clock.now());
      },
      dropLookUps: (id) => line.letPass(id),
    },
  };
}

/** An installation elsewhere that `npm run walk -- --url` names. */
export function installationElsewhere(): Installation | null {
  const { WALK_URL: url, WALK_EMAIL: email, WALK_PASSWORD: password } = process.env;
  if (url === undefined) return null;
  if (email === undefined || password === undefined) {
    throw new Error('WALK_EMAIL and WALK_PASSWORD have to name a site-admin there.');
  }
  return { origin: new URL(url).origin, account: async () => ({ email, password }) };
}
