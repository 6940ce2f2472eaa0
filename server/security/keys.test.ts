import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveKeys, readSecret } from './keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zugvogel-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('keys', () => {
  it('differ from each other and between secrets, and are the same for the same secret', () => {
    const keys = Object.values(deriveKeys('one')).map((key: Buffer) => key.toString('hex'));
    const others = Object.values(deriveKeys('two')).map((key: Buffer) => key.toString('hex'));
    expect(new Set([...keys, ...others]).size).toBe(2 * keys.length);
    expect(keys.every((key) => key.length === 64)).toBe(true);
    expect(deriveKeys('one')).toEqual(deriveKeys('one'));
  });
});

describe('the secret', () => {
  it('is the configured one, and then nothing is written', async () => {
    expect(await readSecret({ secretKey: 'configured', dataDir })).toBe('configured');
    await expect(stat(join(dataDir, 'secret.key'))).rejects.toThrow();
  });

  it('is created once, and only its owner can read it', async () => {
    const secret = await readSecret({ secretKey: undefined, dataDir });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await readSecret({ secretKey: undefined, dataDir })).toBe(secret);
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(secret);
    expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for processes that start at once', async () => {
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => readSecret({ secretKey: undefined, dataDir })),
    );
    expect(new Set(secrets).size).toBe(1);
  });

  it('is not replaced when its file is damaged', async () => {
    await writeFile(join(dataDir, 'secret.key'), '');
    await expect(readSecret({ secretKey: undefined, dataDir })).rejects.toThrow(/is damaged/);
  });
});
