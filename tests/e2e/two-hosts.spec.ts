import { picture } from '#tests/contract/support/pictures.ts';
import { Network } from '#tests/support/network.ts';
import { startTestServer } from '#tests/support/server.ts';
import { test as base, expect } from './fixtures.ts';
import { chooseRoom, expectBooked, orderNow, searchHotels } from './hotel-journey.ts';
import { signIn } from './people.ts';

interface Hosts {
  front: string;
  back: string;
}

/** The pages come from one host, and derive the name of the other host, which they call, from it. */
const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({ browserName: _ }, use) => {
      const target = { url: '' };
      const network = await Network.before(() => target);
      const { port } = new URL(network.origin);
      const [front, back] = [
        `http://frontend.travel.localhost:${port}`,
        `http://backend.travel.localhost:${port}`,
      ];
      const env = { PUBLIC_URL: front, CORS_ORIGINS: front };
      const server = await startTestServer({ demo: true, env });
      target.url = server.url;
      await use({ front, back });
      await network.close();
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ hosts }, use) => use(hosts.front),
});

test('pages of one host work with the back end of another', async ({ page, context, hosts }) => {
  const asked: URL[] = [];
  context.on('request', (request) => asked.push(new URL(request.url())));
  await signIn(page, 'site');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  const buffer = await picture('png');
  await page.getByLabel('Picture file').setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const shown = page.getByRole('button', { name: /^Account of/ }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/booking/hotel');
  await searchHotels(page);
  await page
    .getByRole('button', { name: /^Choose a room in / })
    .first()
    .click();
  await chooseRoom(page);
  await orderNow(page);
  await expectBooked(page);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);

  const pathsOf = (origin: string) => asked.filter((url) => url.origin === origin).map((url) => url.pathname);
  const isData = (path: string) => /^\/(api|images|places)\//.test(path);
  expect(pathsOf(hosts.front).filter(isData)).toEqual([]);
  expect(pathsOf(hosts.back).filter((path) => !isData(path))).toEqual([]);
});
