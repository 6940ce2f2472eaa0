import { createHmac, timingSafeEqual } from 'node:crypto';

/** A refresh token contains its session and rotation number; the token itself is not stored. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
}

const SHAPE = /^[0-9a-f-]{36}\.[1-9]\d{0,8}\.[A-Za-z0-9_-]{43}$/;

export function writeRefreshToken(key: Buffer, { sessionId, generation }: RefreshToken): string {
  const signature = createHmac('sha256', key).update(`${sessionId}:${generation}`).digest('base64url');
  return `${sessionId}.${generation}.${signature}`;
}

export function readRefreshToken(key: Buffer, text: string): RefreshToken | undefined {
  if (!SHAPE.test(text)) return undefined;
  const dot = text.indexOf('.');
  const token = { sessionId: text.slice(0, dot), generation: Number.parseInt(text.slice(dot + 1), 10) };
  return timingSafeEqual(Buffer.from(text), Buffer.from(writeRefreshToken(key, token))) ? token : undefined;
}
