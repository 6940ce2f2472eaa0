import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-900', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-900', { start: 0, end: 99 }],
])('reads %s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

it.each(['bytes=100-', 'bytes=100-120', 'bytes=-0'])('refuses %s of 100 bytes', (header) => {
  expect(readRange(header, 100)).toBeNull();
});

it.each([undefined, '', 'bytes=-', 'bytes=9-0', 'bytes=0-1,4-5', 'lines=0-9'])(
  'ignores %s, and so gives the whole file',
  (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  },
);
