import type { ClientSettings, ServerConfig } from '../start/config.ts';

const EMPTY_CONFIG = '<script type="application/json" id="config"></script>';

/**
 * Saves a request for the browser's configuration. Prerendered pages have placeholders for the application
 * name and contact address.
 */
export function fillPage(html: string, client: ClientSettings): string {
  const texts = { '{appName}': client.appName, '{contactEmail}': client.contactEmail };
  // Escaped, so that no character can end the element or begin another one.
  const json = JSON.stringify(client).replaceAll('<', '\\u003c');
  return Object.entries(texts)
    .reduce((filled, [place, text]) => filled.replaceAll(place, () => escapeHtml(text)), html)
    .replace(EMPTY_CONFIG, () => EMPTY_CONFIG.replace('></', () => `>${json}</`));
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

type PublicAddresses = Pick<ServerConfig, 'client' | 'publicUrl' | 'mapOrigins'>;

/** Allows a page to connect to the back ends, the place service and the maps of its configuration. */
export function fillPolicy(policy: string, config: PublicAddresses): string {
  const { backendUrl, testBackendUrl, productionBackendUrl, placesUrl, mapStyleUrl } = config.client;
  const derived = config.publicUrl.replace('frontend', 'backend');
  const addresses = [backendUrl, testBackendUrl, productionBackendUrl, derived];
  const ownOrigin = new URL(config.publicUrl).origin;
  const foreign = (urls: (string | undefined)[]) => {
    const origins = urls.flatMap((url) => (url === undefined ? [] : [new URL(url, ownOrigin).origin]));
    return [...new Set(origins)].filter((origin) => origin !== ownOrigin).join(' ');
  };
  return policy
    .replaceAll('{connect}', foreign(addresses))
    .replaceAll('{places}', foreign([placesUrl]))
    .replaceAll('{map}', foreign([mapStyleUrl, ...config.mapOrigins]))
    .replaceAll(/ +(?=;|$)/g, '')
    .replaceAll(/ {2,}/g, ' ');
}
