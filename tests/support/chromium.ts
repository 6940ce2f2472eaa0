import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { aptGet, isProgram, onPath } from './programs.ts';

/** Only the last of several such lists counts: these are the features that Playwright disables. */
const featuresOffByPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'TcpPortRandomizationWin'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
];

/** Two pages that every window loads for the suggestions of its address bar: two thirds of its cost. */
const pagesOfTheBrowser = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The arguments of every Chromium here; the sandbox needs rights that root in a container lacks. */
export const chromiumFlags = [
  `--disable-features=${[...featuresOffByPlaywright, ...pagesOfTheBrowser].join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Enables maps on machines without a graphics card, and draws everything else on the CPU directly. */
export const softwareGraphicsFlags = [
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

const withWindows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The headless browser, without the work for windows: journeys take a fifth less time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';

/** The path of a Chromium for tests: the configured one, the system's, or Playwright's own. */
export function findChromium(): string {
  return found(lookForChromium());
}

/** The path of a full Chromium. */
export function findChromiumWithWindows(): string {
  return found(lookFor(withWindows));
}

function found(place: string | undefined): string {
  if (place) return place;
  throw new Error(
    `No Chromium found: install the package "${WITHOUT_WINDOWS}" or "chromium" of your system, run "npx playwright install chromium", or name one in CHROMIUM_PATH`,
  );
}

/** Installs the headless browser where the system has a package of it; otherwise takes another one, and says so. */
export async function findOrInstallChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH || onPath(WITHOUT_WINDOWS)) return findChromium();
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.error(`Installing the package "${WITHOUT_WINDOWS}" with apt-get`);
    await aptGet('update');
    await aptGet('install', '--yes', '--no-install-recommends', WITHOUT_WINDOWS);
    if (!lookForChromium()) await aptGet('install', '--yes', '--no-install-recommends', 'chromium');
  }
  const place = findChromium();
  if (path.basename(place) !== WITHOUT_WINDOWS)
    console.error(`The tests take ${place}; with "${WITHOUT_WINDOWS}" on the PATH they would be faster.`);
  return place;
}

export function lookForChromium(): string | undefined {
  return lookFor([WITHOUT_WINDOWS, ...withWindows]);
}

function lookFor(commands: readonly string[]): string | undefined {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is no program`);
  }
  const installed = commands.map(onPath).find((place) => place !== undefined);
  const own = chromium.executablePath();
  return installed ?? (existsSync(own) ? own : undefined);
}
