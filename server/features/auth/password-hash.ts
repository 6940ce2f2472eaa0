import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's parameters for argon2id; memory in KiB. */
const PARAMETERS = { memory: 19456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await deriveHash(password, { ...PARAMETERS, nonce, tagLength: HASH_BYTES });
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(hash)}`;
}

/** Without a stored hash the result is false, after the time that a wrong password takes. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = stored === null ? null : STORED.exec(stored);
  if (!parts) {
    await hashPassword(password);
    return false;
  }
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const expected = Buffer.from(hash, 'base64');
  const actual = await deriveHash(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** The same characters may arrive composed or decomposed, depending on the keyboard. */
async function deriveHash(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  return await derive('argon2id', { ...parameters, message: password.normalize('NFKC') });
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
