import type { SessionAnswer } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

export async function signIn(
  api: Api,
  credentials: { email: string; password: string },
  signal: AbortSignal,
): Promise<SessionAnswer> {
  const answer = await readData(api.http.POST('/api/auth/login', { body: credentials, signal }));
  return keep(api, answer, signal);
}

export async function actAsCompany(api: Api, companyId: string, signal: AbortSignal): Promise<SessionAnswer> {
  const params = { path: { companyId } };
  const answer = await readData(api.http.GET('/api/auth/companies/{companyId}', { params, signal }));
  return keep(api, answer, signal);
}

export async function signOut(api: Api): Promise<void> {
  await readData(api.http.GET('/api/auth/logout'));
}

/** The answer to an abandoned call starts no session. */
function keep(api: Api, answer: SessionAnswer, signal: AbortSignal): SessionAnswer {
  signal.throwIfAborted();
  api.setSession(answer);
  return answer;
}
