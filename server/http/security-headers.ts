import type { ServerConfig } from '../start/config.ts';

/** For answers that are no page: nothing may be loaded or run from them, nor be framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** For pictures, SVG included, when somebody opens one by itself. */
export const IMAGE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const FEATURES = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

/** What only pages can obey. Their Content-Security-Policy is a matter of each page. */
export const PAGE_HEADERS = {
  'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
};

/** Takes a page out of the reach of the page that opened it. */
export const OUT_OF_REACH = { 'cross-origin-opener-policy': 'same-origin' };

/** The headers of every answer; what is cached or framed otherwise says so itself. */
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
