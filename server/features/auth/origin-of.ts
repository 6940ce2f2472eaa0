import type { DeviceOrigin } from '#domain/contract.ts';
import type { PublicContext } from '../../http/handler.ts';
import { networkOf } from './throttle.ts';

type Browser = NonNullable<DeviceOrigin['browser']>;
type System = NonNullable<DeviceOrigin['system']>;

/** By what each calls itself, in this order: most of them also claim to be those further down. */
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
 * From where somebody acts, told only as closely as it helps to recognise one's own act: no version, no model, and of
 * the address only the network, because everybody who may read a trip reads this of its history.
 */
export function originOf({ ip, userAgent }: Pick<PublicContext, 'ip' | 'userAgent'>): DeviceOrigin {
  const browser = recognised(BROWSERS, userAgent);
  const system = recognised(SYSTEMS, userAgent);
  return { ...(browser && { browser }), ...(system && { system }), network: wideNetworkOf(ip) };
}

function recognised<Name>(names: readonly (readonly [RegExp, Name])[], userAgent: string): Name | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** As many connections share it: the first three bytes of an IPv4 address, six of an IPv6 one. */
function wideNetworkOf(ip: string): string {
  const network = networkOf(ip);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return `${network.split('.').slice(0, 3).join('.')}.0/24`;
}
