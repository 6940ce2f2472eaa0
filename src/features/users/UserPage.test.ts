import { expect, it } from 'vitest';
import { ANNA_KELLER } from '#stories/support/people-fixtures.ts';
import { buildSession } from '#stories/support/session-fixtures.ts';
import { sessionWithUser } from './UserPage.tsx';

const SESSION = buildSession();
const OWN = { ...ANNA_KELLER, _id: SESSION.companyUser.user._id };
const personIn = (session: ReturnType<typeof sessionWithUser>) => session?.companyUser.user;

it("has the user's new name and picture at once", () => {
  const session = sessionWithUser(SESSION, { ...OWN, firstName: 'New', image: 'picture.webp' });
  expect(session).toMatchObject({ company: SESSION.company, companyUser: { role: 'traveler' } });
  expect(personIn(session)).toEqual({
    ...SESSION.companyUser.user,
    firstName: 'New',
    lastName: OWN.lastName,
    image: 'picture.webp',
  });
});

it('has the forced change of password at once', () => {
  const session = sessionWithUser(SESSION, { ...OWN, needsPasswordChange: true });
  expect(personIn(session)).toMatchObject({ needsPasswordChange: true });
});

it('has no picture after it was removed', () => {
  const pictured = sessionWithUser(SESSION, { ...OWN, image: 'picture.webp' });
  const { image: _, ...bare } = OWN;
  expect(pictured && personIn(sessionWithUser(pictured, bare))?.image).toBeUndefined();
});

it('is unchanged when another user was changed', () => {
  expect(sessionWithUser(SESSION, ANNA_KELLER)).toBeNull();
});
