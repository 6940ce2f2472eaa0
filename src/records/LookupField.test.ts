import { expect, it } from 'vitest';
import { fittingOption } from './LookupField.tsx';

const options = [
  { id: '1', label: 'Muster AG, ZV-1004' },
  { id: '2', label: 'Muster AG, ZV-1005' },
  { id: '3', label: 'Zürcher Holding' },
];
const findId = (text: string, whole = false) => fittingOption(text, options, { whole })?.id;

it('is the option with the typed name, in any spelling', () => {
  expect(findId('muster ag, zv-1005', true)).toBe('2');
  expect(findId('zurcher holding', true)).toBe('3');
});

it('is the only one that has the words, where a part is enough', () => {
  expect(findId('zürcher')).toBe('3');
  expect(findId('1004')).toBe('1');
  expect(findId('zürcher', true)).toBeUndefined();
});

it('is none where two fit, or none, or nothing was typed', () => {
  expect(findId('Muster AG')).toBeUndefined();
  expect(findId('Brunner')).toBeUndefined();
  expect(findId(' ')).toBeUndefined();
});
