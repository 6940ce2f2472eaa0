import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { scopedName } from './scoped-name.ts';

const fileAt = (path: string) => `${ROOT}src/${path}`;

it('calls a class the same each time, and those of other files otherwise', () => {
  const name = scopedName('card', fileAt('a/Card.module.css'));
  expect(name).toMatch(/^card_[\w-]{3}$/);
  expect(scopedName('card', `${fileAt('a/Card.module.css')}?used`)).toBe(name);
  expect(scopedName('card', fileAt('b/Card.module.css'))).not.toBe(name);
});

it('refuses a name that another file has already', () => {
  const names = () => {
    for (let number = 0; number < 10_000; number += 1) scopedName('row', fileAt(`${number}.module.css`));
  };
  expect(names).toThrow(
    /^The class row of src\/\d+\.module\.css would be called like that of src\/\d+\.module\.css$/,
  );
});
