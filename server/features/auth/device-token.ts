import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../security/keys.ts';

type DeviceKey = Pick<Keys, 'device'>;

const SHAPE = /^([A-Za-z0-9_-]{22})\.[A-Za-z0-9_-]{43}$/;

/**
 * A device token proves that its device has signed in to an account before. It opens nothing: attempts to sign in to
 * that account are counted for the device alone, so that failures of others don't lock it out.
 */
export function createDeviceToken(keys: DeviceKey, emailKey: string): string {
  return writeDeviceToken(keys, randomBytes(16).toString('base64url'), emailKey);
}

export function readDeviceToken(
  keys: DeviceKey,
  token: string | undefined,
  emailKey: string,
): string | undefined {
  const [, deviceId] = SHAPE.exec(token ?? '') ?? [];
  if (token === undefined || deviceId === undefined) return undefined;
  const expected = Buffer.from(writeDeviceToken(keys, deviceId, emailKey));
  return timingSafeEqual(Buffer.from(token), expected) ? deviceId : undefined;
}

function writeDeviceToken({ device }: DeviceKey, deviceId: string, emailKey: string): string {
  const signature = createHmac('sha256', device).update(`${deviceId}\n${emailKey}`).digest('base64url');
  return `${deviceId}.${signature}`;
}
