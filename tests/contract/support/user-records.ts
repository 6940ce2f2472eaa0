import type { History, User } from '#domain/contract.ts';
import { type Answer, type Call, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

interface SectionChange {
  /** The path after the address of the user, such as `/passports`; empty for the account. */
  section?: string;
  /** The user's current version, unless another is given. */
  version?: number;
  body: unknown;
}

/** The calls about one user, by one person. */
export class UserDesk {
  readonly #opened: ContractApp;
  readonly #member: Member;
  readonly #userId: string;

  constructor(opened: ContractApp, member: Member, userId: string) {
    this.#opened = opened;
    this.#member = member;
    this.#userId = userId;
  }

  async read(): Promise<User> {
    return (await this.call({ url: this.#url })).body as User; // checked against the contract
  }

  async history(): Promise<History['docs']> {
    const { body } = await this.call({ url: `${this.#url}/history` });
    return (body as History).docs; // checked against the contract
  }

  async save({ section = '', version, body }: SectionChange): Promise<Answer> {
    const current = version ?? (await this.read()).version;
    const headers = { 'if-match': `"${current}"` };
    return await this.call({ method: 'PUT', url: `${this.#url}${section}`, body, headers });
  }

  /** A call by the person, about any user. */
  async call(request: Call): Promise<Answer> {
    const { token } = await openSession(this.#opened.deps, this.#member);
    return await call(this.#opened.app, { ...request, token });
  }

  get #url(): string {
    return `/api/users/${this.#userId}`;
  }
}
