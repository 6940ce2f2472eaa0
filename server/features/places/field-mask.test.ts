import { describe, expect, it } from 'vitest';
import { createFieldMask, type FieldTree } from './field-mask.ts';
import { RpcError } from './rpc-error.ts';

const TREE: FieldTree = { id: {}, name: { text: {}, language: {} }, list: { part: { x: {} } }, rating: null };
const ANSWER = { id: '1', name: { text: 'Zug', language: 'en' }, list: [{ part: { x: 1 } }, {}] };
const masked = (mask: string) => createFieldMask(mask, TREE)(ANSWER);

describe('a field mask', () => {
  it.each([
    ['*', ANSWER],
    ['id', { id: '1' }],
    ['id,name', { id: '1', name: ANSWER.name }],
    ['name.text', { name: { text: 'Zug' } }],
    ['name.text,name', { name: ANSWER.name }],
    ['name,name.text', { name: ANSWER.name }],
    ['name.text,name.language', { name: ANSWER.name }],
    ['list.part', { list: [{ part: { x: 1 } }, {}] }],
    ['rating,id', { id: '1' }],
    ['rating.anything.below', {}],
  ])('%s leaves what it names', (mask, left) => {
    expect(masked(mask)).toEqual(left);
  });

  it.each([
    '',
    'nonsense',
    'id.more',
    'name.',
    'id,,name',
    'id, name',
    'constructor',
    '__proto__',
    'rating.<b>',
  ])('is refused when it names what is not there: %j', (mask) => {
    expect(() => masked(mask)).toThrow(RpcError);
  });

  it('is refused when it is endless', () => {
    expect(() => masked('id,'.repeat(1000))).toThrow('The field mask is too long.');
  });
});
