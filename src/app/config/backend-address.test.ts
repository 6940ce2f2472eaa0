import { describe, expect, it } from 'vitest';
import { backendAddress } from './backend-address.ts';

const hosts = {
  testHost: 'test.zugvogel.example',
  testBackendUrl: 'https://test-backend.zugvogel.example',
  productionHost: 'zugvogel.example',
  productionBackendUrl: 'https://backend.zugvogel.example/',
};

const resolveAddress = (origin: string, addresses: Parameters<typeof backendAddress>[0]) =>
  backendAddress(addresses, new URL(origin));

describe('the address of the back end', () => {
  it('is the configured one, on any host', () => {
    const configured = { ...hosts, backendUrl: 'https://api.example' };
    for (const origin of [
      'https://test.zugvogel.example',
      'https://zugvogel.example',
      'https://else.example',
    ]) {
      expect(resolveAddress(origin, configured)).toBe('https://api.example');
    }
  });

  it('is the test back end on the test host', () => {
    expect(resolveAddress('https://test.zugvogel.example', hosts)).toBe(
      'https://test-backend.zugvogel.example',
    );
  });

  it('is the production back end on the production host', () => {
    expect(resolveAddress('https://zugvogel.example', hosts)).toBe('https://backend.zugvogel.example');
  });

  it('ignores the case of the host', () => {
    expect(resolveAddress('https://ZUGVOGEL.example', { ...hosts, productionHost: 'Zugvogel.Example' })).toBe(
      'https://backend.zugvogel.example',
    );
  });

  it('does not confuse hosts that only start or end alike', () => {
    expect(resolveAddress('https://zugvogel.example.org', hosts)).toBe('https://zugvogel.example.org');
    expect(resolveAddress('https://my.zugvogel.example', hosts)).toBe('https://my.zugvogel.example');
  });

  it('replaces frontend by backend elsewhere', () => {
    expect(resolveAddress('https://frontend-7.cloud.example', hosts)).toBe('https://backend-7.cloud.example');
    expect(resolveAddress('http://zugvogel-frontend.local:8080', {})).toBe(
      'http://zugvogel-backend.local:8080',
    );
  });

  it('is the own origin, with its port, where the word does not occur', () => {
    expect(resolveAddress('http://localhost:8080', {})).toBe('http://localhost:8080');
  });

  it('falls through to the rule when a host has no address', () => {
    expect(resolveAddress('https://frontend.example', { testHost: 'frontend.example' })).toBe(
      'https://backend.example',
    );
  });

  it('never ends with a slash', () => {
    expect(resolveAddress('http://localhost', { backendUrl: 'https://api.example/base//' })).toBe(
      'https://api.example/base',
    );
  });
});
