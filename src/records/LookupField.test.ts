import { expect, it } from 'vitest';
import { fittingOption } from './LookupField.tsx';

const options = [
  { id: '1', label: 'Muster AG, ZV-1004' },
  { id: '2', label: 'Muster AG, ZV-1005' },
  { id: '3', label: 'Zürcher Holding' },
];
const idOf = (text: string, whole = false) => fittingOption(text, options, { whole })?.id;

it('is the one that is called so, however it is written', () => {
  expect(idOf('muster ag, zv-1005', true)).toBe('2');
  expect(idOf('zurcher holding', true)).toBe('3');
});

it('is the only one that has the words, where a part is enough', () => {
  expect(idOf('zürcher')).toBe('3');
  expect(idOf('1004')).toBe('1');
  expect(idOf('zürcher', true)).toBeUndefined();
});

it('is none where two fit, or none, or nothing was typed', () => {
  expect(idOf('Muster AG')).toBeUndefined();
  expect(idOf('Brunner')).toBeUndefined();
  expect(idOf(' ')).toBeUndefined();
});
