import { createSigner, createVerifier } from 'fast-jwt';
import { oncePer } from '../http/once-per.ts';
import type { Keys } from './keys.ts';

export interface AccessClaims {
  sub: string;
  sid: string;
  cu: string;
  co: string;
}

const LIFETIME_SECONDS = 15 * 60;

/** How many verified tokens are cached: each is sent again and again until it expires. */
const KNOWN_TOKENS = 1_000;

export const createAccessTokenSigner = oncePer((keys: Keys) => {
  const sign = createSigner({ key: keys.accessToken, algorithm: 'HS256', noTimestamp: true });
  return (claims: AccessClaims, now: Date) => {
    const iat = Math.floor(now.getTime() / 1000);
    return sign({ ...claims, iat, exp: iat + LIFETIME_SECONDS });
  };
});

/** Reads the claims of a token; undefined when it is forged, damaged or expired. */
export function createAccessTokenReader(keys: Keys): (token: string, now: Date) => AccessClaims | undefined {
  // The package only uses the system's clock, so expiry is checked here, by the clock of the server.
  const verify = createVerifier({ key: keys.accessToken, algorithms: ['HS256'], ignoreExpiration: true });
  const known = new Map<string, SignedClaims>();

  function readOnce(token: string): SignedClaims | undefined {
    const claims: unknown = verify(token);
    if (!isClaims(claims)) return undefined;
    if (known.size >= KNOWN_TOKENS) known.clear();
    known.set(token, claims);
    return claims;
  }

  return (token, now) => {
    try {
      const claims = known.get(token) ?? readOnce(token);
      return claims && claims.exp * 1000 > now.getTime() ? claims : undefined;
    } catch {
      return undefined;
    }
  };
}

interface SignedClaims extends AccessClaims {
  exp: number;
}

function isClaims(value: unknown): value is SignedClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { sub, sid, cu, co, exp } = value as Record<string, unknown>; // every field is checked below
  return [sub, sid, cu, co].every((id) => typeof id === 'string') && typeof exp === 'number';
}
