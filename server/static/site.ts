import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { OUT_OF_REACH, PAGE_HEADERS } from '../http/security-headers.ts';
import type { ServerConfig } from '../start/config.ts';
import { fillPage, fillPolicy } from './fill-page.ts';

export interface SitePage {
  html: string;
  policy: string;
  headers: Record<string, string>;
}

type Read<Content> = () => Promise<Content>;

export interface Site {
  folder: string;
  /** A worker obeys the policy of its own script, not that of the page. */
  workerPolicy: string;
  pages: ReadonlyMap<string, Read<SitePage>>;
  /** The application, where an address that has no page of its own is one of the application's. */
  pageAt(url: string): Read<SitePage> | undefined;
  notFound: Read<SitePage>;
}

type ClientConfig = Pick<ServerConfig, 'client' | 'publicUrl' | 'mapOrigins'>;

/** The map's worker fetches what the map is drawn from. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self' {map}; base-uri 'none'; frame-ancestors 'none'";

/** Where `dist/pages.json` names the page of all addresses that lead nowhere. */
const NO_PAGE = '*';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export async function readSite(
  config: ClientConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
  dist = DIST,
): Promise<Site | undefined> {
  const pageFiles = await readTable(join(dist, 'pages.json'));
  const policies = await readTable(join(dist, 'csp.json'));
  if (!pageFiles || !policies) {
    log.warn('The browser application has not been built; only the operations are served.');
    return undefined;
  }
  const client = join(dist, 'client');
  const pages = new Map<string, Read<SitePage>>();
  for (const [path, file] of Object.entries(pageFiles)) {
    const policy = policies[file];
    if (policy === undefined) throw new Error(`dist/csp.json has no policy for ${file}.`);
    const page = {
      policy: fillPolicy(policy, config),
      // A public page shares its process with the page that opened it, which saves a first visitor the change.
      headers: file === pageFiles['/'] ? { ...PAGE_HEADERS, ...OUT_OF_REACH } : PAGE_HEADERS,
    };
    pages.set(
      path,
      once(async () => {
        const html = fillPage(await readFile(join(client, file), 'utf8'), config.client);
        return { ...page, html };
      }),
    );
  }
  const app = pages.get('/');
  const notFound = pages.get(NO_PAGE);
  if (!app || !notFound) throw new Error('dist/pages.json names no page for all other addresses.');
  const addresses = Object.keys(pageFiles)
    .filter((path) => path !== NO_PAGE)
    .map(splitPath);
  return {
    folder: client,
    workerPolicy: fillPolicy(WORKER_POLICY, config),
    pages: new Map([...pages].filter(([path]) => !/[*$]/.test(path))),
    pageAt: (url) => (addresses.some((page) => isAt(page, url)) ? app : undefined),
    notFound,
  };
}

/** The application is less strict about how an address is written: upper case, double slashes and escapes pass. */
function isAt(page: readonly string[], url: string): boolean {
  const segments = splitPath(url.split(/[?#]/, 1)[0] ?? '');
  return (
    page.length === segments.length &&
    page.every(
      (segment, i) => segment.startsWith('$') || segment.toLowerCase() === segments[i]?.toLowerCase(),
    )
  );
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodeURIComponent);
}

/** Read on first use, then cached; a failure is not cached. */
function once<Content>(read: Read<Content>): Read<Content> {
  let reading: Promise<Content> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function readTable(file: string): Promise<Record<string, string> | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>; // written by our own build
  } catch {
    return undefined;
  }
}
