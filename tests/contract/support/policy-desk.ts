import { randomUUIDv7 } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { PolicyExample, PolicyExamples, PolicyPreview } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { insertPolicies } from '#server/features/policies/policy-repository.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { stayBody } from './hotels.ts';
import { insertCompany, insertMember, type Member } from './records.ts';
import { openSession } from './sessions.ts';

/** A company whose policies are tried on the searches and bookings of its people. */
export class PolicyDesk {
  readonly #opened: ContractApp;
  readonly companyId: string;
  readonly admin: Member;
  readonly traveler: Member;

  private constructor(opened: ContractApp, admin: Member, traveler: Member) {
    this.#opened = opened;
    this.companyId = admin.companyId;
    this.admin = admin;
    this.traveler = traveler;
  }

  static async open(opened: ContractApp): Promise<PolicyDesk> {
    const companyId = await insertCompany(opened.db, { name: `Home ${randomUUIDv7()}` });
    const admin = await insertMember(opened.db, { companyId, role: 'company-admin' });
    return new PolicyDesk(opened, admin, await insertMember(opened.db, { companyId, role: 'traveler' }));
  }

  async search(kind: 'flight' | 'hotel' | 'car', body: object): Promise<unknown> {
    const answer = await this.#ask(this.traveler, `/api/booking/${kind}/search`, body);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
    return answer.body;
  }

  searchStay(more = {}): Promise<unknown> {
    return this.search('hotel', stayBody([this.traveler.companyUserId], { radius: 3, ...more }));
  }

  async examples(): Promise<PolicyExample[]> {
    const { body } = await this.#ask(this.admin, `${this.#url}/examples`);
    return (body as PolicyExamples).docs; // checked against the contract
  }

  /** Searches are stored after the answer. */
  async examplesOf(count: number): Promise<PolicyExample[]> {
    return await vi.waitFor(async () => {
      const found = await this.examples();
      expect(found).toHaveLength(count);
      return found;
    });
  }

  async onlyExample(): Promise<PolicyExample> {
    const [example = expect.fail('No example')] = await this.examplesOf(1);
    return example;
  }

  preview(body: object): Promise<Answer> {
    return this.#ask(this.admin, `${this.#url}/preview`, body);
  }

  async tryOn({ _id, kind }: PolicyExample, draft: PolicyRules, more = {}): Promise<PolicyPreview> {
    const { status, body } = await this.preview({ example: _id, exampleKind: kind, draft, ...more });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return body as PolicyPreview; // checked against the contract
  }

  async insertPolicy(rules: Partial<PolicyRules>, isDefault = false): Promise<string> {
    const policy = { _id: randomUUIDv7(), name: randomUUIDv7(), ...NO_RULES, ...rules, isDefault };
    await insertPolicies(this.#opened.db, { id: this.companyId, currency: 'CHF' }, [policy]);
    return policy._id;
  }

  get #url(): string {
    return `/api/companies/${this.companyId}/travelPolicies`;
  }

  async #ask(as: Member, url: string, body?: object): Promise<Answer> {
    const { token } = await openSession(this.#opened.deps, as);
    return await call(this.#opened.app, body ? { method: 'POST', url, token, body } : { url, token });
  }
}
