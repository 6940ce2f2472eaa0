import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { CompanyUserRecord, History } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { insertCompany, insertMember, type Member } from './records.ts';
import { openSession } from './sessions.ts';

/** A company of its own with a site-admin, and the calls about its users. */
export class MembershipDesk {
  readonly companyId: string;
  readonly admin: Member;
  readonly #opened: ContractApp;

  constructor(opened: ContractApp, admin: Member) {
    this.#opened = opened;
    this.admin = admin;
    this.companyId = admin.companyId;
  }

  static async open(opened: ContractApp): Promise<MembershipDesk> {
    const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
    return new MembershipDesk(opened, await insertMember(opened.db, { companyId, role: 'site-admin' }));
  }

  async person(name?: string): Promise<Member> {
    const named = name === undefined ? {} : { name };
    return await insertMember(this.#opened.db, { companyId: this.companyId, role: 'traveler', ...named });
  }

  async read({ companyUserId }: Pick<Member, 'companyUserId'>): Promise<CompanyUserRecord> {
    return (await this.get(`/${companyUserId}`)).body as CompanyUserRecord; // checked against the contract
  }

  async get(path: string, as: Member = this.admin): Promise<Answer> {
    const token = await this.#token(as);
    return await call(this.#opened.app, { url: `/api/companies/${this.companyId}/users${path}`, token });
  }

  async save(member: Pick<Member, 'companyUserId'>, body: object, version?: number): Promise<Answer> {
    return await call(this.#opened.app, {
      method: 'PUT',
      url: `/api/companies/${this.companyId}/users/${member.companyUserId}`,
      body,
      token: await this.#token(this.admin),
      headers: { 'if-match': `"${version ?? (await this.read(member)).version}"` },
    });
  }

  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const token = await this.#token(this.admin);
    const url = `/api/companies/${this.companyId}/users${path}`;
    return await call(this.#opened.app, { method: 'POST', url, token, body, headers });
  }

  async history(): Promise<History['docs']> {
    const url = `/api/companies/${this.companyId}/history`;
    const { body } = await call(this.#opened.app, { url, token: await this.#token(this.admin) });
    return (body as History).docs; // checked against the contract
  }

  async department(name: string): Promise<string> {
    const id = randomUUIDv7();
    const department = { id, company_id: this.companyId, name, name_key: name.toLowerCase() };
    await this.#opened.db.insertInto('departments').values(department).execute();
    return id;
  }

  async referenceField(position: number, name: string): Promise<void> {
    const field = { company_id: this.companyId, position, name, mandatory: false };
    await this.#opened.db.insertInto('reference_fields').values(field).execute();
  }

  async #token(member: Member): Promise<string> {
    return (await openSession(this.#opened.deps, member)).token;
  }
}
