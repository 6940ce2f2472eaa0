import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './chromium.ts';

describe('the search for a Chromium', () => {
  let room: string;

  const program = (name: string) => {
    const place = path.join(room, name);
    writeFileSync(place, '', { mode: 0o755 });
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

  it('takes the one that is named before that of the system', () => {
    program('chromium');
    const named = program('mine');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(findChromium()).toBe(named);
  });

  it('refuses a name that is no program, rather than taking another', () => {
    program('chromium');
    vi.stubEnv('CHROMIUM_PATH', path.join(room, 'missing'));
    expect(findChromium).toThrow('CHROMIUM_PATH');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s of the system', (name) => {
    const place = program(name);
    expect(findChromium()).toBe(place);
  });
});
