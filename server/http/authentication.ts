import type { IncomingHttpHeaders } from 'node:http';
import { type Abilities, defineAbilitiesFor } from '#domain/abilities.ts';
import type { Role } from '#domain/contract.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { readSignedIn } from '../features/auth/session-repository.ts';
import { type AccessClaims, createAccessTokenReader } from '../security/access-token.ts';
import type { OperationId, SignedIn, SignedInContext } from './handler.ts';
import { oncePer } from './once-per.ts';

/** The abilities of a user who has to change the password first. */
const ALLOWED_BEFORE_PASSWORD_CHANGE: ReadonlySet<OperationId> = new Set(['changePassword']);

type Authenticate = (
  operationId: OperationId,
  headers: IncomingHttpHeaders,
) => Promise<Pick<SignedInContext, 'signedIn' | 'abilities'>>;

export function createAuthenticate({ keys, db, clock }: Pick<Deps, 'keys' | 'db' | 'clock'>): Authenticate {
  const readToken = createAccessTokenReader(keys);
  return async (operationId, headers) => {
    const now = clock.now();
    const token = bearerToken(headers.authorization);
    const claims = token === undefined ? undefined : readToken(token, now);
    const signedIn = claims && (await readSignedIn(db, claims, now));
    if (!claims || !signedIn) throw new DomainError('unauthenticated', 'Sign in, or refresh the session.');
    if (signedIn.needsPasswordChange && !ALLOWED_BEFORE_PASSWORD_CHANGE.has(operationId)) {
      throw new DomainError('password_change_required', 'Change your password first.');
    }
    return { signedIn, abilities: findAbilities(claims, signedIn) };
  };
}

const abilitiesPerRole = oncePer((_: AccessClaims) => new Map<Role, Abilities>());

/** The user of a token never changes, so the abilities are only rebuilt when the role does. */
function findAbilities(claims: AccessClaims, signedIn: SignedIn): Abilities {
  const known = abilitiesPerRole(claims);
  const abilities = known.get(signedIn.role) ?? defineAbilitiesFor(signedIn);
  known.set(signedIn.role, abilities);
  return abilities;
}

function bearerToken(header: string | undefined): string | undefined {
  return header && /^bearer /i.test(header) ? header.slice(7).trim() : undefined;
}
