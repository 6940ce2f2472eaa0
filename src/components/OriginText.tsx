import { Trans } from '@lingui/react/macro';
import type { DeviceOrigin } from '#domain/contract.ts';

/** The makers' own names, which no language changes. */
const BROWSER_NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsungInternet: 'Samsung Internet',
} satisfies Record<NonNullable<DeviceOrigin['browser']>, string>;

const SYSTEM_NAMES = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
} satisfies Record<NonNullable<DeviceOrigin['system']>, string>;

export function OriginText({ origin }: { origin: DeviceOrigin }) {
  const { network } = origin;
  return (
    <span>
      <Device origin={origin} />
      {', '}
      <Trans>network {network}</Trans>
    </span>
  );
}

function Device({ origin: { browser, system } }: { origin: DeviceOrigin }) {
  const browserName = browser && BROWSER_NAMES[browser];
  const systemName = system && SYSTEM_NAMES[system];
  if (!browserName || !systemName) return browserName ?? systemName ?? <Trans>unknown device</Trans>;
  return (
    <Trans>
      {browserName} on {systemName}
    </Trans>
  );
}
