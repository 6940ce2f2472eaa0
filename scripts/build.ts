import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_PAGE, buildApiPage } from './build/api-page.ts';
import {
  buildClient,
  buildInlineScript,
  buildPrerender,
  type ClientBundle,
  prepareDirectory,
} from './build/bundles.ts';
import { filesOfPage } from './build/chunks.ts';
import { compressFiles } from './build/compress.ts';
import { contentSecurityPolicy } from './build/content-security-policy.ts';
import { drawIcon } from './build/icon.ts';
import { pageHtml } from './build/page-html.ts';
import { CLIENT, DIST, PRERENDER, ROOT } from './build/paths.ts';
import { NOT_FOUND_PAGE, PUBLIC_PAGES, START_PAGE } from './build/public-pages.ts';
import { stampBuild } from './setup/build-stamp.ts';

process.env.NODE_ENV = 'production';

const ENTRY = 'index.html';
const ICON = 'src/app/favicon.svg';

await prepareDirectory();
const client = await buildClient();
const earlyScript = await buildInlineScript('src/app/early-script.ts');
const { renderPage, renderStart, pagePaths } = await loadPrerender();
await writePages(await renderPages(client));
await writeFile(join(CLIENT, 'favicon.ico'), await drawIcon(await readFile(join(ROOT, ICON))));
await rm(PRERENDER, { recursive: true });
await compressFiles(CLIENT);
await writeFile(join(DIST, 'manifest.json'), JSON.stringify(client.manifest, null, 2));
stampBuild(ROOT);

async function loadPrerender(): Promise<typeof import('../src/entry-prerender.tsx')> {
  // The router's browser build reads these two globals, so they have to be defined.
  Object.assign(globalThis, { window: undefined, self: globalThis });
  return await import(await buildPrerender());
}

/** The file of each page and its content. */
async function renderPages({ manifest, template }: ClientBundle): Promise<Map<string, string>> {
  const rendered = new Map<string, string>();
  for (const { path, file, routes } of [...PUBLIC_PAGES, NOT_FOUND_PAGE]) {
    const files = filesOfPage(manifest, ENTRY, routes);
    rendered.set(
      file,
      pageHtml({
        template,
        rendered: await renderPage(path),
        prerendered: 'page',
        earlyScript,
        inlineCss: await readStyles(files.styles),
        inlined: files.styles,
        files,
      }),
    );
  }
  const { styles: inlined } = filesOfPage(manifest, ENTRY);
  rendered.set(
    START_PAGE.file,
    pageHtml({
      template,
      rendered: renderStart(),
      prerendered: 'start',
      earlyScript,
      inlineCss: await readStyles(inlined),
      inlined,
      files: filesOfPage(manifest, ENTRY, START_PAGE.routes),
    }),
  );
  return rendered;
}

async function writePages(pages: Map<string, string>): Promise<void> {
  const policies: Record<string, string> = {};
  for (const [file, html] of pages) {
    policies[file] = contentSecurityPolicy(html);
    await writeFile(join(CLIENT, file), html);
  }
  const apiPage = await buildApiPage();
  policies[API_PAGE.file] = apiPage.policy;
  await writeFile(join(CLIENT, API_PAGE.file), apiPage.html);
  const files = [
    ...pagePaths().map((path) => [path, START_PAGE.file]),
    ...PUBLIC_PAGES.map(({ path, file }) => [path, file]),
    [API_PAGE.path, API_PAGE.file],
    ['*', NOT_FOUND_PAGE.file],
  ];
  await writeFile(join(DIST, 'pages.json'), JSON.stringify(Object.fromEntries(files), null, 2));
  await writeFile(join(DIST, 'csp.json'), JSON.stringify(policies, null, 2));
}

async function readStyles(styles: readonly string[]): Promise<string> {
  const contents = await Promise.all(styles.map((style) => readFile(join(CLIENT, style), 'utf8')));
  return contents.map((content) => content.trim()).join('\n');
}
