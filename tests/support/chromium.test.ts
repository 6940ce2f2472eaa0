import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, test, vi } from 'vitest';
import { chromiumFlags, findChromium, findChromiumWithWindows, findOrInstallChromium } from './chromium.ts';

describe('the search for a Chromium', () => {
  let room: string;

  const program = (name: string, text = '') => {
    const place = path.join(room, name);
    writeFileSync(place, text, { mode: 0o755 });
    return place;
  };

  beforeEach(() => {
    room = mkdtempSync(path.join(tmpdir(), 'zugvogel-chromium-'));
    vi.stubEnv('PATH', room);
    vi.stubEnv('CHROMIUM_PATH', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(room, { recursive: true });
  });

  it('prefers the configured one to that of the system', () => {
    program('chromium');
    const named = program('mine');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(findChromium()).toBe(named);
  });

  it('refuses a configured path that is no program, rather than using another one', () => {
    program('chromium');
    vi.stubEnv('CHROMIUM_PATH', path.join(room, 'missing'));
    expect(findChromium).toThrow('CHROMIUM_PATH');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds the %s of the system', (name) => {
    const place = program(name);
    expect(findChromium()).toBe(place);
  });

  it('uses a headless one for tests, and a full one for measurements', () => {
    const [without, whole] = [program('chromium-headless-shell'), program('chromium')];
    expect(findChromium()).toBe(without);
    expect(findChromiumWithWindows()).toBe(whole);
  });

  describe('or its installation', () => {
    let said: MockInstance<typeof console.error>;
    beforeEach(() => {
      said = vi.spyOn(console, 'error').mockReturnValue();
      vi.spyOn(process, 'getuid').mockReturnValue(0);
      vi.spyOn(chromium, 'executablePath').mockReturnValue(path.join(room, 'none'));
    });
    afterEach(() => vi.restoreAllMocks());

    /** An apt-get that has only some packages, and notes what it was called for. */
    const aptGet = (...packages: string[]) =>
      program(
        'apt-get',
        `#!/bin/sh
for last; do :; done
echo "$last" >>"$0.calls"
case "$last" in ${['none', ...packages].join('|')}) : >"${room}/$last"; /bin/chmod +x "${room}/$last" ;; esac
`,
      );
    const calls = () => readFileSync(path.join(room, 'apt-get.calls'), 'utf8').trim().split('\n');

    it('brings a headless one, also where there is a full one', async () => {
      program('chromium');
      aptGet('chromium-headless-shell');
      expect(await findOrInstallChromium()).toBe(path.join(room, 'chromium-headless-shell'));
      expect(calls()).toEqual(['update', 'chromium-headless-shell']);
    });

    it('brings nothing where a headless one is there, or one is configured', async () => {
      aptGet();
      const headless = program('chromium-headless-shell');
      expect(await findOrInstallChromium()).toBe(headless);
      const named = program('mine');
      vi.stubEnv('CHROMIUM_PATH', named);
      expect(await findOrInstallChromium()).toBe(named);
      expect(calls).toThrow('ENOENT');
      expect(said).not.toHaveBeenCalled();
    });

    it('brings a full one where the system has no headless one', async () => {
      aptGet('chromium');
      expect(await findOrInstallChromium()).toBe(path.join(room, 'chromium'));
    });

    it('takes a full one where it may not install, and says so', async () => {
      vi.spyOn(process, 'getuid').mockReturnValue(1000);
      aptGet('chromium-headless-shell');
      const full = program('chromium');
      expect(await findOrInstallChromium()).toBe(full);
      expect(said.mock.lastCall?.[0]).toContain('"chromium-headless-shell" on the PATH');
    });

    it('says what is missing where nothing can be had', async () => {
      aptGet();
      await expect(findOrInstallChromium()).rejects.toThrow('install the package "chromium-headless-shell"');
    });
  });
});

test('only the defaults of Playwright and the pages of the address bar are disabled features', async () => {
  const theirs = featuresOff(await flagsOfPlaywright());
  expect(theirs).not.toEqual([]);
  const pages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
  expect(featuresOff(chromiumFlags).sort()).toEqual([...theirs, ...pages].sort());
});

/** The arguments with which Playwright starts a browser, recorded by a fake program. */
async function flagsOfPlaywright(): Promise<string[]> {
  const room = mkdtempSync(path.join(tmpdir(), 'zugvogel-chromium-'));
  const executablePath = path.join(room, 'browser');
  try {
    writeFileSync(executablePath, '#!/bin/sh\nprintf "%s\\n" "$@" >"$0.flags"\nexit 1\n', { mode: 0o755 });
    await expect(chromium.launch({ executablePath })).rejects.toThrow();
    return readFileSync(`${executablePath}.flags`, 'utf8').split('\n');
  } finally {
    rmSync(room, { recursive: true });
  }
}

function featuresOff(flags: readonly string[]): string[] {
  const [, names = ''] = /^--disable-features=(.*)$/.exec(flags.findLast(isAboutFeatures) ?? '') ?? [];
  return names.split(',').filter((name) => name !== '');
}

const isAboutFeatures = (flag: string) => flag.startsWith('--disable-features=');
