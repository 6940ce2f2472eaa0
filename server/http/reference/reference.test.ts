import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Contract, listOperations, readContractText } from '../contract.ts';
import { PROBLEMS } from '../problems.ts';
import { html } from './html.ts';
import { registerReference } from './reference-routes.ts';
import { describeBounds, renderType } from './render-schema.ts';

const contract = JSON.parse(readContractText()) as Contract;

async function get(url: string) {
  const app = fastify();
  registerReference(app);
  return await app.inject(url);
}

describe('the reference', () => {
  it('has an anchor for each operation, schema and error code, and no broken link', async () => {
    const { body } = await get('/api/docs');
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...listOperations(contract).map(({ id }) => id),
        ...Object.keys(contract.components.schemas),
        ...Object.keys(PROBLEMS),
      ]),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('runs no scripts and loads its styles from this server', async () => {
    const { body, headers } = await get('/api/docs');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self'/),
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(body).not.toMatch(/<script|<style| style=|https?:\/\//);
    const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
    expect((await get(stylesheet)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('serves the contract too', async () => {
    expect((await get('/api/openapi.json')).json()).toEqual(contract);
  });
});

describe('its parts', () => {
  it('escape inserted values', () => {
    expect(html`<p title="${'"<&'}">${html`<b>${"'"}</b>`}</p>`.text).toBe(
      '<p title="&quot;&lt;&amp;"><b>&#39;</b></p>',
    );
  });

  it('say types and bounds in words', () => {
    const words = { type: 'array', items: { $ref: '#/components/schemas/Id' }, maxItems: 5 };
    expect(renderType(words).text).toBe('list of <a href="#Id">Id</a>');
    expect(describeBounds(words)).toBe('at most 5 entries');
    expect(renderType({ oneOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }).text).toBe(
      '<a href="#Id">Id</a> or null',
    );
    expect(renderType({ type: 'string', enum: ['a', 'b'] }).text).toBe(
      'one of <code>a</code>, <code>b</code>',
    );
  });
});
