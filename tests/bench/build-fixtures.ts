import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const SOURCES = path.join(import.meta.dirname, 'fixtures');
/** Builds the product's own components, without its routes. */
const PRODUCT_CONFIG = path.join(import.meta.dirname, '../../.storybook/vite.config.ts');

/** Builds each page that goals compare with or work on into `<directory>/<name>/`, to be served at `/<name>/`. */
export async function buildFixtures(directory: string): Promise<void> {
  await cp(path.join(SOURCES, 'static-page'), path.join(directory, 'static-page'), { recursive: true });
  for (const name of ['bare-stack', 'naive-chain']) await buildPage(directory, name);
  for (const name of ['hotel-list', 'long-form']) await buildPage(directory, name, PRODUCT_CONFIG);
}

async function buildPage(directory: string, name: string, configFile: string | false = false): Promise<void> {
  await build({
    configFile,
    logLevel: 'error',
    mode: 'production',
    root: SOURCES,
    base: `/${name}/`,
    plugins: [
      { name: 'page', transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%PAGE%', name) } },
    ],
    // The target of the product's own build, and no polyfill either.
    build: {
      outDir: path.join(directory, name),
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  });
}
