import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { freePort } from '#tests/support/free-port.ts';
import { chromiumFlags, findChromiumWithWindows } from '../../support/chromium.ts';
import { buildFixtures } from '../fixtures/build-fixtures.ts';
import { type Http2Front, openHttp2Front } from '../front/http2-front.ts';
import { createSelfSignedCertificate } from '../front/self-signed-certificate.ts';
import { readStaticSite } from '../front/static-site.ts';
import type { Cleanup } from '../measure/cleanup.ts';
import { type Product, startProduct } from '../server/product-process.ts';
import { buildProduct } from './build-product.ts';

/** Floors and product behind one origin, and a browser that trusts it. */
export interface BrowserBench {
  front: Http2Front;
  product: Product;
  browser: Browser;
  /** Where the browser can be told what to do by others than Playwright. */
  debuggingPort: number;
}

export interface BenchGround {
  /** Where the floors are built. */
  directory: string;
  cleanup: Cleanup;
  /** Whether the product has been built already. */
  isBuilt: boolean;
}

export async function openBrowserBench({ directory, cleanup, isBuilt }: BenchGround): Promise<BrowserBench> {
  const fixtures = path.join(directory, 'fixtures');
  await mkdir(directory, { recursive: true });
  await buildFixtures(fixtures);
  if (!isBuilt) await buildProduct();
  const certificate = createSelfSignedCertificate(new Date());
  const front = await openHttp2Front(await readStaticSite(fixtures), certificate);
  cleanup.add(front.close);
  const product = await startProduct(cleanup, {
    DEMO: 'true',
    PUBLIC_URL: front.origin,
    TRUST_PROXY: 'true',
  });
  await assertPagesAreServed(product.address);
  front.passOnTo(product.address);
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromiumWithWindows(),
    args: [
      ...chromiumFlags,
      `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`,
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  cleanup.add(() => browser.close());
  return { front, product, browser, debuggingPort };
}

async function assertPagesAreServed(product: URL): Promise<void> {
  const { status } = await fetch(new URL('/login', product));
  if (status !== 200)
    throw new Error(`The product answers /login with ${status}: it isn't built, or only half`);
}
