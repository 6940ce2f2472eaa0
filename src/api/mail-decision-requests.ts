import type { MailDecision, MailDecisionRequest } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

export async function showMailDecision(api: Api, secret: string): Promise<MailDecision> {
  return await readData(api.http.POST('/api/mail-decisions/show', { body: { secret } }));
}

export async function decideByMail(api: Api, body: MailDecisionRequest): Promise<MailDecision> {
  return await readData(api.http.POST('/api/mail-decisions', { body }));
}
