import { type Answer, call } from '../call.ts';
import type { ContractApp } from '../contract-app.ts';
import type { Member } from '../records.ts';
import { openSession } from '../sessions.ts';

/** A person with an open session, as the operations see them. */
export class Asker {
  readonly member: Member;
  readonly #opened: ContractApp;

  constructor(opened: ContractApp, member: Member) {
    this.#opened = opened;
    this.member = member;
  }

  async get(url: string): Promise<Answer> {
    return await call(this.#opened.app, { url, token: await this.#token() });
  }

  async post(url: string, body: object, key?: string): Promise<Answer> {
    const headers = { 'idempotency-key': key };
    const token = await this.#token();
    return await call(this.#opened.app, { method: 'POST', url, token, body, ...(key && { headers }) });
  }

  async #token(): Promise<string> {
    return (await openSession(this.#opened.deps, this.member)).token;
  }
}
