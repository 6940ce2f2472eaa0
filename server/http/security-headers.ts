import type { ServerConfig } from '../start/config.ts';

/** For answers that are not pages: nothing may be loaded, run or framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** For pictures, SVG included, that are opened as a document of their own. */
export const IMAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const FEATURES = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

/** Headers that only apply to pages. Each page defines its own Content-Security-Policy. */
export const PAGE_HEADERS = {
  'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Isolates a page from the page that opened it. */
export const OUT_OF_REACH = { 'cross-origin-opener-policy': 'same-origin' };

/** The headers of every answer; routes that allow caching or framing override them. */
export function securityHeaders(config: Pick<ServerConfig, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
