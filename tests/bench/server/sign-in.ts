import { DEMO_PASSWORD } from '#server/db/demo/accounts.ts';

/** Sees every company, so that the list of them is part of the first data. */
const SITE_ADMIN = 'site@zugvogel.example';

interface SignedIn {
  accessToken: string;
  refreshToken: { name: string; value: string };
  companyId: string;
  companyUserId: string;
}

export async function signIn(product: URL, email = SITE_ADMIN): Promise<SignedIn> {
  const answer = await fetch(new URL('/api/auth/login', product), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const [name, value] = (answer.headers.getSetCookie()[0] ?? '').split(';')[0]?.split('=') ?? [];
  if (!answer.ok || !name || !value) throw new Error(`Signing in answered ${answer.status}`);
  const { token, company, companyUser } = (await answer.json()) as SessionAnswer; // by the contract
  return {
    accessToken: token,
    refreshToken: { name, value },
    companyId: company._id,
    companyUserId: companyUser._id,
  };
}

interface SessionAnswer {
  token: string;
  company: { _id: string };
  companyUser: { _id: string };
}
