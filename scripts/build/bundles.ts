import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Rolldown } from 'vite';
import { CLIENT, DIST, PRERENDER, ROOT } from './paths.ts';

export interface ClientBundle {
  manifest: Manifest;
  template: string;
}

/** Builds the application for browsers; its HTML file and manifest are inputs of the rendered pages. */
export async function buildClient(): Promise<ClientBundle> {
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: CLIENT } });
  const manifestFile = join(CLIENT, '.vite/manifest.json');
  const templateFile = join(CLIENT, 'index.html');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const template = await readFile(templateFile, 'utf8');
  await rm(join(CLIENT, '.vite'), { recursive: true });
  await rm(templateFile);
  return { manifest, template };
}

/** A script that is inlined into every page. */
export async function buildInlineScript(entry: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(ROOT, entry), formats: ['iife'], name: 'inline' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code.trim();
  if (!code) throw new Error(`${entry} is empty`);
  return code;
}

/**
 * The application for prerendering, with the browser variants of its packages, so that both render the same
 * HTML.
 */
export async function buildPrerender(): Promise<string> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'import', 'default'] } },
    build: { ssr: 'src/entry-prerender.tsx', outDir: PRERENDER, manifest: false, minify: false },
  });
  return join(PRERENDER, 'entry-prerender.js');
}

export const prepareDirectory = (): Promise<void> => rm(DIST, { recursive: true, force: true });
