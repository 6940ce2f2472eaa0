import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { CompanyUserImportLine, CompanyUserList, CompanyUserRecord } from '#domain/contract.ts';
import { importCompanyUsers } from '#server/features/company-user-tables/import-company-users.ts';
import type { Answer } from './call.ts';
import { MembershipDesk } from './company-user-records.ts';
import { type ContractApp, openContractApp } from './contract-app.ts';
import { databaseState } from './database-state.ts';
import { importLines } from './import-lines.ts';

let people = 0;

/** Opens the application for the tests of a file, and for each of them a desk of its own. */
export function deskForEach(take: (desk: TableDesk, opened: ContractApp) => void | Promise<void>): void {
  let opened: ContractApp;
  beforeAll(async () => {
    opened = await openContractApp();
  });
  afterAll(() => opened.close());
  beforeEach(async () => take(await TableDesk.open(opened), opened));
}

/** Imports tables into a company of its own. */
export class TableDesk {
  readonly memberships: MembershipDesk;
  /** Unused addresses. */
  readonly anna: string;
  readonly beat: string;
  readonly #opened: ContractApp;

  private constructor(opened: ContractApp, memberships: MembershipDesk) {
    people += 1;
    this.#opened = opened;
    this.memberships = memberships;
    this.anna = `anna${people}@people.example`;
    this.beat = `beat${people}@people.example`;
  }

  static async open(opened: ContractApp): Promise<TableDesk> {
    return new TableDesk(opened, await MembershipDesk.open(opened));
  }

  async send(csv: string, more: object = {}): Promise<Answer> {
    return await this.memberships.post('/import', { csv, dryRun: false, ...more });
  }

  async run(csv: string, more: object = {}) {
    return importLines(await this.send(csv, more));
  }

  /** The outcome of each row, or its first problem; they have to be the same in the dry run. */
  async outcomes(csv: string): Promise<string[]> {
    const before = await this.state();
    const planned = await this.run(csv, { dryRun: true });
    expect(await this.state()).toEqual(before);
    const done = await this.run(csv);
    expect(done).toEqual(planned);
    return done.rows.map(({ outcome, problems: [problem] }) =>
      problem ? `${problem.column} ${problem.code}` : outcome,
    );
  }

  /** The lines that a caller receives who disconnects after the first. */
  async toldBeforeLeaving(csv: string): Promise<CompanyUserImportLine[]> {
    const { admin, companyId } = this.memberships;
    const { deps } = this.#opened;
    const actor = { ...admin, role: 'site-admin' as const };
    const leaving = new AbortController();
    const context = {
      signedIn: { ...actor, sessionId: '', needsPasswordChange: false },
      signal: leaving.signal,
      abilities: defineAbilitiesFor(actor),
      requestId: 'r',
      ip: '::1',
      log: deps.log,
      userAgent: '',
      refreshToken: undefined,
      deviceToken: undefined,
      prefersLines: true,
    };
    const received: CompanyUserImportLine[] = [];
    for await (const line of await importCompanyUsers(deps, context, companyId, { csv, dryRun: false })) {
      received.push(line);
      leaving.abort();
    }
    return received;
  }

  /** All stored data, except for the sessions that test calls open. */
  async state(): Promise<Record<string, string>> {
    return { ...(await databaseState(this.#opened.db)), sessions: '' };
  }

  async find(email: string): Promise<CompanyUserRecord> {
    const { docs } = (await this.memberships.get(`?searchString=${email}`)).body as CompanyUserList;
    return await this.memberships.read({ companyUserId: docs[0]?._id ?? '' });
  }
}
