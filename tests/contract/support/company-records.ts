import type { Company } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

interface SectionChange {
  /** The path after the address of the company, such as `/departments`. */
  section: string;
  version: number;
  body: unknown;
}

/** The calls about one company, by one person. */
export class CompanyDesk {
  readonly #opened: ContractApp;
  readonly #member: Member;

  constructor(opened: ContractApp, member: Member) {
    this.#opened = opened;
    this.#member = member;
  }

  async read(companyId = this.#member.companyId): Promise<Company> {
    return (await this.get(`/api/companies/${companyId}`)).body as Company; // checked against the contract
  }

  async get(url: string): Promise<Answer> {
    return await call(this.#opened.app, { url, token: await this.#token() });
  }

  async save({ section, version, body }: SectionChange, companyId = this.#member.companyId): Promise<Answer> {
    return await call(this.#opened.app, {
      method: 'PUT',
      url: `/api/companies/${companyId}${section}`,
      token: await this.#token(),
      body,
      headers: { 'if-match': `"${version}"` },
    });
  }

  async #token(): Promise<string> {
    return (await openSession(this.#opened.deps, this.#member)).token;
  }
}
