import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { lengthenTexts } from './long-texts.ts';

const compiled = {
  plain: 'Choose a room',
  value: ['From ', ['place'], ' to <0>Bern</0>'],
  plural: [['count', 'plural', { one: ['#', ' night'], other: ['#', ' nights'] }]],
};
const i18n = setupI18n({ locale: 'en', messages: { en: compiled } as never });

describe('long texts', () => {
  const long = lengthenTexts(i18n);

  it.each([
    ['plain', {}, 'Choooosee aa roooom'],
    ['value', { place: 'Chur' }, 'Froom Chur too <0>Beern</0>'],
    ['plural', { count: 1 }, '1 niight'],
    ['plural', { count: 2 }, '2 niights'],
  ])('keep the values and tags of %s', (id, values, text) => {
    expect(long._(id, values)).toBe(text);
  });

  it('leave the usual texts as they are', () => {
    expect(i18n._('plain')).toBe('Choose a room');
  });
});
