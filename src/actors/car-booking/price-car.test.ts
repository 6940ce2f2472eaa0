import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CAR_CRITERIA, carLine, carQuote, selectedCar, VAN } from '#tests/support/car-booking-examples.ts';
import { type Api, createApi } from '../../api/client.ts';
import { priceCar } from './price-car.ts';

const CHECK = '/api/booking/car/check';
const SEARCH = '/api/booking/car/search';
const EXPIRED = { type: '', title: '', status: 410, code: 'offer_expired', requestId: 'r' };
const END = { type: 'end', results: 1, hiddenByPolicy: 0 };
const { signal } = new AbortController();
const input = {
  criteria: CAR_CRITERIA,
  result: { id: 'golf', name: 'Avis, Volkswagen Golf' },
  offer: selectedCar({ offer: 'old' }),
  extras: null,
  changes: null,
};

let server: Server;
let api: Api;
/** The results of the repeated search. */
let lines: object[];
let checked: string[];

beforeEach(async () => {
  checked = [];
  lines = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    request.on('end', () => {
      if (request.url === SEARCH) {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        return;
      }
      const { offer } = JSON.parse(text);
      checked.push(`${request.url} ${offer}`);
      const isOld = offer === 'old';
      response.writeHead(isOld ? 410 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isOld ? EXPIRED : carQuote(200_00)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  api = createApi({ address: `http://127.0.0.1:${port}`, onRenewed: () => {}, onExpired: () => {} });
});

afterEach(() => server.close());

it('finds a car again whose reference has expired, and compares its price with the shown one', async () => {
  lines = [carLine('direct', [{ car: VAN, offer: 'van' }, { offer: 'new' }]), END];
  expect(await priceCar(api, input, signal)).toEqual({ type: 'dearer', priced: carQuote(200_00) });
  expect(checked).toEqual([`${CHECK} old`, `${CHECK} new`]);
});

it('is not offered any more when every source has answered without it', async () => {
  lines = [carLine('direct', [{ car: VAN }]), END];
  expect(await priceCar(api, input, signal)).toEqual({ type: 'expired' });
});

it('is unknown when a source that may sell it has not answered', async () => {
  lines = [carLine('direct', [{ car: VAN }]), { type: 'failure', source: 'broker' }, END];
  await expect(priceCar(api, input, signal)).rejects.toThrow('broker');
});
