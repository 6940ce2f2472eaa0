import { createHash, timingSafeEqual } from 'node:crypto';
import { RpcError } from './rpc-error.ts';

/** Refuses calls without the key; if none is configured, every call is allowed. */
export function createKeyCheck(key: string | undefined): (given: string | undefined) => void {
  if (key === undefined) return () => {};
  const expected = digest(key);
  return (given) => {
    if (!given) {
      throw new RpcError(
        'PERMISSION_DENIED',
        'The request is missing a valid API key.',
        errorInfo('CREDENTIALS_MISSING'),
      );
    }
    if (!timingSafeEqual(digest(given), expected)) {
      throw new RpcError(
        'INVALID_ARGUMENT',
        'API key not valid. Please pass a valid API key.',
        errorInfo('API_KEY_INVALID'),
      );
    }
  };
}

function errorInfo(reason: string) {
  return {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata: { service: 'places.googleapis.com' },
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
