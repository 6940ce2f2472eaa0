const ANY_ORIGIN = 'http://internal.invalid';
const NEVER_A_TARGET = /^\/(login|logout)\/?$/;

export function internalPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, ANY_ORIGIN);
  if (url?.origin !== ANY_ORIGIN || NEVER_A_TARGET.test(url.pathname)) return undefined;
  // A path of two slashes would be read as another host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}

export interface RedirectSearch {
  redirect?: string;
}

/** An explicit `undefined`, because the router would fill an absent key from the URL. */
export function validateRedirectSearch(search: Record<string, unknown>): RedirectSearch {
  return { redirect: internalPath(search.redirect) };
}
