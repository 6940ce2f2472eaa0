import { fileURLToPath } from 'node:url';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const ROOT = inRoot('');
/** Served unchanged. */
export const CLIENT = inRoot('dist/client');
/** What the server and the benchmarks read of the build. */
export const DIST = inRoot('dist');
/** Only needed while building. */
export const PRERENDER = inRoot('dist/prerender');
