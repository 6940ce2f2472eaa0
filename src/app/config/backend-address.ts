import type { ClientConfig } from '#domain/contract.ts';

type Addresses = Pick<
  ClientConfig,
  'backendUrl' | 'testHost' | 'testBackendUrl' | 'productionHost' | 'productionBackendUrl'
>;

/**
 * The address of the back end, without a slash at the end: as configured; else the one for the test or
 * production host; else the page's own origin with the word `frontend` replaced by `backend`.
 */
export function backendAddress(addresses: Addresses, page: { origin: string; hostname: string }): string {
  return withoutTrailingSlash(
    addresses.backendUrl ??
      addressOfHost(page.hostname, addresses.testHost, addresses.testBackendUrl) ??
      addressOfHost(page.hostname, addresses.productionHost, addresses.productionBackendUrl) ??
      page.origin.replace('frontend', 'backend'),
  );
}

function addressOfHost(hostname: string, host: string | undefined, address: string | undefined) {
  return host !== undefined && hostname === host.toLowerCase() ? address : undefined;
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
