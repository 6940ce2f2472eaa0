import type { DeviceOrigin } from '#domain/contract.ts';
import type { PublicContext } from '../../http/handler.ts';
import { toNetwork } from './throttle.ts';

type Browser = NonNullable<DeviceOrigin['browser']>;
type System = NonNullable<DeviceOrigin['system']>;

/**
 * The name of each browser in the user agent. The order matters: most also claim to be those further down.
 */
const BROWSERS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|OPT|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsungInternet'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const SYSTEMS: readonly (readonly [RegExp, System])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'macos'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bLinux\b/, 'linux'],
];

/**
 * The device and network of a caller, only as precise as it takes to recognise one's own actions: no version,
 * no model, and only the network of the address, because everyone who may read a trip can read this in its
 * history.
 */
export function describeOrigin({ ip, userAgent }: Pick<PublicContext, 'ip' | 'userAgent'>): DeviceOrigin {
  const browser = recognized(BROWSERS, userAgent);
  const system = recognized(SYSTEMS, userAgent);
  return { browser, system, network: widenNetwork(ip) };
}

function recognized<Name>(names: readonly (readonly [RegExp, Name])[], userAgent: string): Name | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** A network that many connections share: the first three bytes of an IPv4 address, six of an IPv6 one. */
function widenNetwork(ip: string): string {
  const network = toNetwork(ip);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
