import { describe, expect, it } from 'vitest';
import { createAccessTokenSigner } from '../../security/access-token.ts';
import { deriveKeys } from '../../security/keys.ts';
import { writeRefreshToken } from '../auth/refresh-token.ts';
import { withoutSecrets } from './system-handlers.ts';

const ID = '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10';
const keys = deriveKeys('a secret of thirty-two characters');
const accessToken = createAccessTokenSigner(keys)(
  { sub: ID, sid: ID, cu: ID, co: ID },
  new Date('2027-03-14T09:00:00Z'),
);
const signature = writeRefreshToken(Buffer.alloc(32, 7), { sessionId: ID, generation: 12 }).split('.').at(-1);

describe('a text for the log', () => {
  it.each([
    ['an access token', accessToken],
    ['the part of a refresh token that proves it', signature],
    ['the token of a link', '4f6Zt0mWQ1yYJb2r0s3u5gK8hT-nV_xA9cD1eF2gH3i'],
    ['an e-mail address', 'anna.keller+travel@alpenblick.example'],
    ['the number of a card', '4111111111111111'],
    ['the number of a card in groups', '3782 822463 10005'],
    ['the number of a card with hyphens', '5555-5555-5555-4444'],
  ])('does not hold %s', (_, secret) => {
    for (const text of [`${secret}`, `No "${secret}", really`, `https://x.example/reset#token=${secret}`]) {
      expect(withoutSecrets(text)).not.toContain(secret);
      expect(withoutSecrets(text)).toContain('[hidden]');
    }
  });

  it.each([
    'TypeError: Cannot read properties of undefined (reading "companyUsers")',
    'at Screen (https://travel.example/assets/companies._companyGroupId.index-C-_MWaRf.js:3:136794)',
    'render@https://travel.example/assets/a-part-with-a-name-that-is-longer-than-most-D3wf9_Tl.js:1:1234567',
    'Request failed with status code 401 at 2027-03-14T09:00:00.000Z',
    `No company ${ID}`,
    'A part of the page could not be loaded. (Failed to fetch dynamically imported module)',
  ])('still describes the error: %s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  // Ten times the longest stack that is accepted. If the time grew quadratically, each would take many
  // seconds.
  it.each(['a', 'a.', '-a', '%', '1 ', 'eyJ'])('is processed in linear time: %s…', (piece) => {
    const text = `@${piece.repeat(80_000 / piece.length)}`;
    const start = performance.now();
    withoutSecrets(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
