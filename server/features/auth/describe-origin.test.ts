import { describe, expect, it } from 'vitest';
import { describeOrigin } from './describe-origin.ts';

const describeDevice = (userAgent: string) => {
  const { browser, system } = describeOrigin({ ip: '203.0.113.7', userAgent });
  return `${browser} on ${system}`;
};
const describeNetwork = (ip: string) => describeOrigin({ ip, userAgent: '' }).network;

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device', () => {
  it.each([
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'chrome on windows',
    ],
    [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'edge on windows'],
    [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'opera on linux'],
    [`${MOZILLA} (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'firefox on linux'],
    [
      `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'chrome on chromeos',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`,
      'safari on macos',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} CriOS/140.0 Mobile/15E148 Safari/604.1`,
      'chrome on ios',
    ],
    [
      `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'samsungInternet on android',
    ],
    ['curl/8.9.1', 'undefined on undefined'],
    ['', 'undefined on undefined'],
  ])('of %s is %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });
});

describe('the network', () => {
  it('is that of many connections', () => {
    expect(describeNetwork('203.0.113.7')).toBe('203.0.113.0/24');
    expect(describeNetwork('::ffff:203.0.113.7')).toBe('203.0.113.0/24');
    expect(describeNetwork('2001:db8:85a3:8d3:1319:8a2e:370:7348')).toBe('2001:db8:85a3::/48');
    expect(describeNetwork('2001:db8::7348')).toBe('2001:db8:0::/48');
  });
});
