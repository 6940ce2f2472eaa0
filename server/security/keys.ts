import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileOnce } from '../start/create-file-once.ts';
import { makeDirectory } from '../start/make-directory.ts';
import { StartFault } from '../start/start-fault.ts';

/** One key for each purpose, so that data protected by one can't be forged with another. 32 bytes each. */
export interface Keys {
  accessToken: Buffer;
  refreshToken: Buffer;
  device: Buffer;
  throttle: Buffer;
  link: Buffer;
  vault: Buffer;
  personalData: Buffer;
  /** Encrypts the texts of waiting mails, because links in them open an account (AES-256-GCM). */
  mail: Buffer;
  offer: Buffer;
}

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'zugvogel', `zugvogel/${purpose}/1`, 32));
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    device: derive('device'),
    throttle: derive('throttle'),
    link: derive('link'),
    vault: derive('vault'),
    personalData: derive('personal-data'),
    mail: derive('mail'),
    offer: derive('offer'),
  };
}

/** The configured secret, or a random one that is stored with the data. */
export async function readSecret(config: {
  secretKey: string | undefined;
  dataDir: string;
}): Promise<string> {
  if (config.secretKey !== undefined) return config.secretKey;
  const file = join(config.dataDir, 'secret.key');
  try {
    await makeDirectory(config.dataDir);
    await createFileOnce(file, randomBytes(32).toString('base64url'));
    await chmod(file, 0o600);
  } catch (error) {
    throw new StartFault(`The secret key can't be written to ${file}: ${String(error)}`);
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32) {
    throw new StartFault(
      `${file} is damaged: it should hold at least 32 characters. Restore it from a backup, or set SECRET_KEY.`,
    );
  }
  return secret;
}
