import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import {
  bits,
  explicitly,
  implicitly,
  integer,
  objectId,
  octets,
  sequence,
  setOf,
  text,
  utcTime,
} from './der.ts';

const ECDSA_WITH_SHA256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = objectId(0x55, 0x04, 0x03);
const SUBJECT_ALTERNATIVE_NAME = objectId(0x55, 0x1d, 0x11);
const DNS_NAME = 2;
const DAY_MS = 86_400_000;

export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
  /** SHA-256 of the public key, by which Chromium can be told to trust it. */
  publicKeyHash: string;
}

/** A certificate for `localhost` that is made when it is needed and never kept. */
export function createSelfSignedCertificate(now: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(setOf(sequence(COMMON_NAME, text('localhost'))));
  const validity = sequence(
    utcTime(new Date(now.getTime() - DAY_MS)),
    utcTime(new Date(now.getTime() + 7 * DAY_MS)),
  );
  const alternativeNames = sequence(implicitly(DNS_NAME, Buffer.from('localhost')));
  const extensions = sequence(sequence(SUBJECT_ALTERNATIVE_NAME, octets(alternativeNames)));
  const certificate = sequence(
    explicitly(0, integer(Uint8Array.of(2))),
    // A serial number is positive: its first bit must not be set.
    integer(Buffer.concat([Uint8Array.of(1), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    validity,
    name,
    spki,
    explicitly(3, extensions),
  );
  const signed = sequence(certificate, ECDSA_WITH_SHA256, bits(sign('sha256', certificate, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64')}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(spki).digest('base64'),
  };
}
