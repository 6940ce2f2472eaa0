import { createHmac, timingSafeEqual } from 'node:crypto';

/** A refresh token names its session and the rotation it came from; nothing of it is stored. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

const SHAPE = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([A-Za-z0-9_-]{43})$/;

export function writeRefreshToken(key: Buffer, token: RefreshToken): string {
  return `${token.sessionId}.${token.generation}.${sign(key, token).toString('base64url')}`;
}

/** Undefined when the token isn't one of ours. */
export function readRefreshToken(key: Buffer, text: string | undefined): RefreshToken | undefined {
  const [, sessionId = '', generation, signature = ''] = SHAPE.exec(text ?? '') ?? [];
  const token = { sessionId, generation: Number(generation) };
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function sign(key: Buffer, { sessionId, generation }: RefreshToken): Buffer {
  return createHmac('sha256', key).update(`${sessionId}:${generation}`).digest();
}
