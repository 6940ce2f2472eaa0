import { fileURLToPath } from 'node:url';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const ROOT = inRoot('');
/** Served unchanged. */
export const CLIENT = inRoot('dist/client');
/** The build files that the server and the benchmarks read. */
export const DIST = inRoot('dist');
/** Only needed while building. */
export const PRERENDER = inRoot('dist/prerender');
