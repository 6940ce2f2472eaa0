import { readFileSync } from 'node:fs';
import { Button, InputBase, NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { describe, expect, it } from 'vitest';
import { NativeChoice } from '../../records/RecordField.tsx';
import { AppTheme } from './AppTheme.tsx';

const SMALL = /var\(--(?:input|button)-(?:height|fz|padding-x)-sm\)/;

function drawn(element: ReactElement): string {
  return renderToStaticMarkup(<AppTheme>{element}</AppTheme>);
}

describe('a text field', () => {
  it.each([
    ['of one line', <TextInput key="1" />],
    ['of several lines', <Textarea key="2" />],
    ['of its own kind', <InputBase key="3" type="tel" />],
    ['with choices to look for', <Select key="4" data={[]} />],
    ["with the browser's choices", <NativeSelect key="5" data={[]} />],
    ['with choices of records', <NativeChoice key="6" />],
  ])('%s is small and of the standard variant', (_, field) => {
    expect(drawn(field)).toContain('data-variant="standard"');
    expect(drawn(field)).toMatch(SMALL);
  });

  it('is as wide as its place', () => {
    const sheet = readFileSync('node_modules/@mantine/core/styles/Input.css', 'utf8');
    const [, rules] = /\.m_8fb7ebe7 \{([^}]+)\}/.exec(sheet) ?? [];
    expect(rules).toContain('width: 100%');
  });
});

it('makes buttons small', () => {
  expect(drawn(<Button>Save</Button>)).toMatch(SMALL);
});
