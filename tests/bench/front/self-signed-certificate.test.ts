import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';

it('makes a certificate for localhost that its own key has signed, valid now', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const { cert, key } = createSelfSignedCertificate(now);
  const parsed = new X509Certificate(cert);
  expect(parsed.checkHost('localhost')).toBe('localhost');
  expect(parsed.verify(parsed.publicKey)).toBe(true);
  expect(parsed.validFromDate < now && now < parsed.validToDate).toBe(true);
  expect(key).toContain('PRIVATE KEY');
});
