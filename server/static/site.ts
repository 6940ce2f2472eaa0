import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { BodyEncodings } from '../http/content-encoding.ts';
import { OUT_OF_REACH, PAGE_HEADERS } from '../http/security-headers.ts';
import type { ServerConfig } from '../start/config.ts';
import { contentTypeOf } from './content-types.ts';
import { fillPage, fillPolicy } from './fill-page.ts';

/** A file of the built application, ready to be sent. */
export interface SiteFile {
  encoded: BodyEncodings;
  /** Whether parts of it may be asked for. */
  isRanged: boolean;
  type: string;
  etag: string;
  cacheControl: string;
  headers: Record<string, string>;
}

/** A page, filled but for the nonce of the answer. */
export interface SitePage {
  html: string;
  policy: string;
  headers: Record<string, string>;
}

type Read<Content> = () => Promise<Content>;

/** The built application. Its files are known from the start, so that no address can reach any other one. */
export interface Site {
  files: ReadonlyMap<string, Read<SiteFile>>;
  pages: ReadonlyMap<string, Read<SitePage>>;
  /** The application, where an address that has no page of its own is one of the application's. */
  pageAt(url: string): Read<SitePage> | undefined;
  /** The page that says that there is none. */
  notFound: Read<SitePage>;
}

type ClientConfig = Pick<ServerConfig, 'client' | 'publicUrl' | 'mapOrigins'>;

/** A worker obeys the policy of its own script, not that of the page: the map's fetches what the map is drawn from. */
const WORKER = /-worker-[\w-]+\.m?js$/;
const WORKER_POLICY = "default-src 'none'; connect-src 'self' {map}; base-uri 'none'; frame-ancestors 'none'";

/** Where `dist/pages.json` names the page of all addresses that lead nowhere. */
const NO_PAGE = '*';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The built application, or nothing when it has not been built: the server then answers the operations only. */
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
  const files = new Map<string, Read<SiteFile>>();
  for (const path of await listAssets(client)) {
    files.set(
      path,
      once(() => readAsset(client, path, config)),
    );
  }
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
    files,
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

/** Read when it is first asked for, then kept; a failure is not kept. */
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

/** The addresses of all files but pages, which are filled, and compressed variants, which are negotiated. */
async function listAssets(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(client, join(parentPath, name)).split(sep).join('/')}`);
}

async function readAsset(client: string, path: string, config: ClientConfig): Promise<SiteFile> {
  const file = join(client, path);
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`).catch(() => undefined),
    readFile(`${file}.gz`).catch(() => undefined),
  ]);
  return {
    encoded: { identity, br, gzip },
    isRanged: path.endsWith('.pmtiles'),
    type: contentTypeOf(extname(file)),
    etag: hashTag(identity),
    // The name of a built asset holds a hash of its content.
    cacheControl: path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    headers: WORKER.test(path) ? { 'content-security-policy': fillPolicy(WORKER_POLICY, config) } : {},
  };
}

function hashTag(data: Buffer): string {
  return `"${createHash('sha256').update(data).digest('base64url').slice(0, 27)}"`;
}
