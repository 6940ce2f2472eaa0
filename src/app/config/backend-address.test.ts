import { describe, expect, it } from 'vitest';
import { backendAddress } from './backend-address.ts';

const hosts = {
  testHost: 'test.zugvogel.example',
  testBackendUrl: 'https://test-backend.zugvogel.example',
  productionHost: 'zugvogel.example',
  productionBackendUrl: 'https://backend.zugvogel.example/',
};

const addressFor = (origin: string, addresses: Parameters<typeof backendAddress>[0]) =>
  backendAddress(addresses, new URL(origin));

describe('the address of the back end', () => {
  it('is the configured one, on any host', () => {
    const configured = { ...hosts, backendUrl: 'https://api.example' };
    for (const origin of [
      'https://test.zugvogel.example',
      'https://zugvogel.example',
      'https://else.example',
    ]) {
      expect(addressFor(origin, configured)).toBe('https://api.example');
    }
  });

  it('is the test back end on the test host', () => {
    expect(addressFor('https://test.zugvogel.example', hosts)).toBe('https://test-backend.zugvogel.example');
  });

  it('is the production back end on the production host', () => {
    expect(addressFor('https://zugvogel.example', hosts)).toBe('https://backend.zugvogel.example');
  });

  it('ignores the case of the host', () => {
    expect(addressFor('https://ZUGVOGEL.example', { ...hosts, productionHost: 'Zugvogel.Example' })).toBe(
      'https://backend.zugvogel.example',
    );
  });

  it('does not confuse hosts that only start or end alike', () => {
    expect(addressFor('https://zugvogel.example.org', hosts)).toBe('https://zugvogel.example.org');
    expect(addressFor('https://my.zugvogel.example', hosts)).toBe('https://my.zugvogel.example');
  });

  it('replaces frontend by backend elsewhere', () => {
    expect(addressFor('https://frontend-7.cloud.example', hosts)).toBe('https://backend-7.cloud.example');
    expect(addressFor('http://zugvogel-frontend.local:8080', {})).toBe('http://zugvogel-backend.local:8080');
  });

  it('is the own origin, with its port, where the word does not occur', () => {
    expect(addressFor('http://localhost:8080', {})).toBe('http://localhost:8080');
  });

  it('falls through to the rule when a host has no address', () => {
    expect(addressFor('https://frontend.example', { testHost: 'frontend.example' })).toBe(
      'https://backend.example',
    );
  });

  it('never ends with a slash', () => {
    expect(addressFor('http://localhost', { backendUrl: 'https://api.example/base//' })).toBe(
      'https://api.example/base',
    );
  });
});
