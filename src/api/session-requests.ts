import type { SessionAnswer } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { dataOf } from './errors.ts';

export async function signIn(
  api: Api,
  credentials: { email: string; password: string },
): Promise<SessionAnswer> {
  return keep(api, await dataOf(api.http.POST('/api/auth/login', { body: credentials })));
}

export async function actAsCompany(api: Api, companyId: string): Promise<SessionAnswer> {
  const params = { path: { companyId } };
  return keep(api, await dataOf(api.http.GET('/api/auth/companies/{companyId}', { params })));
}

export async function signOut(api: Api): Promise<void> {
  await dataOf(api.http.GET('/api/auth/logout'));
}

function keep(api: Api, answer: SessionAnswer): SessionAnswer {
  api.keepSession(answer);
  return answer;
}
