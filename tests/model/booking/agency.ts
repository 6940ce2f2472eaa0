import { randomUUID } from 'node:crypto';
import type { CompanyUserChangeRequest, CreditCardRequest } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import { NO_RULES } from '#tests/support/policy-examples.ts';
import type { Account } from '../installation.ts';
import { readAnswer, WalkApi } from '../walk-api.ts';

const COMPANY_CARD: CreditCardRequest = {
  number: '4111111111111111',
  name: 'Travel desk',
  expiryDate: '12/29',
  isDefault: true,
};
const OWN_CARD: CreditCardRequest = {
  number: '5555555555554444',
  name: 'Anna Tester',
  expiryDate: '06/28',
  isDefault: false,
};

export interface Person {
  name: string;
  companyUserId: string;
}

/** A company that a site-admin has founded for one walk, with the people in it. */
export class Agency {
  readonly #api: WalkApi;
  readonly #companyId: string;

  private constructor(api: WalkApi, companyId: string) {
    this.#api = api;
    this.#companyId = companyId;
  }

  /** Returns it with the calls of its company-admin, who is the same person. */
  static async found(origin: string, account: Account): Promise<{ agency: Agency; admin: WalkApi }> {
    const api = await signInAsAgency(origin, account);
    const name = randomName();
    const company = await readAnswer(
      api.http.POST('/api/companies', {
        body: {
          customerId: name,
          name: `Walk ${name}`,
          language: 'en',
          currency: 'CHF',
          measurementUnits: 'metric',
          paymentType: 'invoice',
        },
      }),
    );
    const { _id: companyId } = company;
    const agency = new Agency(api, companyId);
    const params = { path: { companyId } };
    const user = api.session.companyUser.user._id;
    await readAnswer(
      api.http.POST('/api/companies/{companyId}/users', { params, body: { user, role: 'company-admin' } }),
    );
    await agency.setRules(NO_RULES);
    const admin = await WalkApi.signIn(origin, account);
    return { agency, admin: await admin.actAs(companyId) };
  }

  async addTraveler(approvers: { level1Approver?: string; level2Approver?: string }): Promise<Person> {
    const firstName = randomName();
    const lastName = 'Tester';
    const user = await readAnswer(
      this.#api.http.POST('/api/users', {
        body: {
          email: `${firstName.toLowerCase()}@people.example`,
          firstName,
          lastName,
          // Required by airlines.
          dateOfBirth: '1984-05-17',
          gender: 'F',
          companyUser: { company: this.#companyId, role: 'traveler', active: true, ...approvers },
          sendInvitation: false,
        },
      }),
    );
    const [membership] = user.companyUsers;
    if (!membership) throw new Error(`${firstName} is in no company`);
    return { name: `${firstName} ${lastName}`, companyUserId: membership._id };
  }

  async setTravelerActive(companyUserId: string, active: boolean): Promise<void> {
    await this.#changeTraveler(companyUserId, { active });
  }

  /** The company has a card, and the traveler another one; an order has to name its project. */
  async payByCard(companyUserId: string): Promise<void> {
    const path = { companyId: this.#companyId };
    const header = await this.#version();
    await readAnswer(
      this.#api.http.PUT('/api/companies/{companyId}/finance', {
        params: { path, header },
        body: {
          paymentType: 'creditcard',
          creditCards: [COMPANY_CARD],
          referenceFields: [{ position: 1, name: 'Project', mandatory: true }],
        },
      }),
    );
    await this.#changeTraveler(companyUserId, { creditCards: [OWN_CARD] });
  }

  /** Of the one policy that the company has. */
  async setRules(rules: PolicyRules): Promise<void> {
    const { http } = this.#api;
    const path = { companyId: this.#companyId };
    const { travelPolicies, version } = await readAnswer(
      http.GET('/api/companies/{companyId}', { params: { path } }),
    );
    const params = { path, header: { 'If-Match': `"${version}"` } };
    const _id = travelPolicies[0]?._id;
    const policy = { _id, name: 'Standard', isDefault: true, ...rules };
    await readAnswer(
      http.PUT('/api/companies/{companyId}/travelPolicies', { params, body: { travelPolicies: [policy] } }),
    );
  }

  /** The company is not used again. */
  async close(): Promise<void> {
    const path = { companyId: this.#companyId };
    const params = { path, header: await this.#version() };
    await readAnswer(this.#api.http.PUT('/api/companies/{companyId}', { params, body: { active: false } }));
  }

  async #version(): Promise<{ 'If-Match': string }> {
    const params = { path: { companyId: this.#companyId } };
    const { version } = await readAnswer(this.#api.http.GET('/api/companies/{companyId}', { params }));
    return { 'If-Match': `"${version}"` };
  }

  async #changeTraveler(companyUserId: string, body: CompanyUserChangeRequest): Promise<void> {
    const { http } = this.#api;
    const path = { companyId: this.#companyId, companyUserId };
    const address = '/api/companies/{companyId}/users/{companyUserId}';
    const { version } = await readAnswer(http.GET(address, { params: { path } }));
    const params = { path, header: { 'If-Match': `"${version}"` } };
    await readAnswer(http.PUT(address, { params, body }));
  }
}

/** A session begins in the company that was used last, which may be that of another walk. */
async function signInAsAgency(origin: string, account: Account): Promise<WalkApi> {
  const api = await WalkApi.signIn(origin, account);
  const home = api.session.companyUser.user.companyUsers.find(({ role }) => role === 'site-admin');
  if (!home) throw new Error(`${account.email} is no site-admin`);
  return await api.actAs(home.company._id);
}

/** No one else has it, and airlines print it. */
function randomName(): string {
  const letters = randomUUID().replaceAll(/\d|-/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return `W${letters.slice(0, 10)}`;
}
