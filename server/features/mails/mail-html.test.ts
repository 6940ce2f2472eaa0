import { describe, expect, test } from 'vitest';
import { SCHEMES } from '#domain/brand/schemes.ts';
import { mailAsHtml } from './mail-html.ts';
import { type MailText, mailAsText } from './mail-layout.ts';

const mail: MailText = {
  kind: 'invitation',
  subject: 'Welcome',
  greeting: 'Hello <b>Ann & Bob</b>,',
  paragraphs: ['First.', 'Second.'],
  sections: [
    { heading: 'Hotel <1>', lines: ['From: Monday', 'Until: <Tuesday>'] },
    {
      heading: 'Price',
      lines: [
        { label: 'Room', amount: 'CHF 1,080.00', note: 'EUR 1,150.00 at the supplier' },
        { label: 'Total', amount: 'CHF 1,080.00', isTotal: true },
      ],
    },
  ],
  links: [
    { label: 'Open', address: 'https://travel.example/a?b=1&c=2#token=x' },
    { label: 'See more', address: 'https://travel.example/more' },
  ],
  reason: 'You asked for it.',
  closing: 'Bye',
};

const html = mailAsHtml(mail, 'Zug & vogel');

/** The words without markup, with single spaces. */
function toWords(markup: string): string {
  return markup
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('names of people and places are escaped', () => {
  expect(html).toContain('Hello &lt;b&gt;Ann &amp; Bob&lt;/b&gt;,');
  expect(html).toContain('Until: &lt;Tuesday&gt;');
  expect(html).toContain('Zug &amp; vogel</p>');
  expect(html).not.toContain('<b>');
});

test('every word of the text is in it', () => {
  const words = toWords(html);
  const lines = mailAsText(mail)
    .split('\n')
    .map((line) => line.trim().replace(/^(Open|See more):$/, '$1'))
    .filter((line) => line !== '' && !line.startsWith('https://') && !/CHF/.test(line));
  expect(lines.filter((line) => !words.includes(line))).toEqual([]);
  expect(words).toContain('Room EUR 1,150.00 at the supplier CHF 1,080.00');
});

test('the first link is the only button, and stands above the second paragraph', () => {
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html).toMatch(
    /First\.[\s\S]*class="button" href="https:\/\/travel\.example\/a\?b=1&amp;c=2#token=x"[\s\S]*Second\./,
  );
});

test('amounts are rows of a table, at its right edge, under their total', () => {
  expect(html.match(/<th scope="row"/g)).toHaveLength(2);
  expect(html.match(/<td[^>]*text-align:right[^>]*>CHF 1,080\.00<\/td>/g)).toHaveLength(2);
  expect(html).toMatch(/<td class="line"[^>]*font-weight:600[^>]*>CHF 1,080\.00<\/td>/);
});

describe('the colours', () => {
  const [, sheet = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
  const body = html.replace(/<head>[\s\S]*<\/head>/, '');
  const colors = (text: string) => new Set(text.match(/#[0-9a-f]{6}\b/g));

  test('are those of the brand, with white on its own ground and on the button', () => {
    const light = new Set<string>([...Object.values(SCHEMES.light), '#ffffff']);
    expect([...colors(body)].filter((color) => !light.has(color))).toEqual([]);
    const dark = new Set<string>(Object.values(SCHEMES.dark));
    expect([...colors(sheet)].filter((color) => !dark.has(color))).toEqual([]);
  });

  test('are others in the dark wherever a colour is set', () => {
    const colored = [...body.matchAll(/<\w+([^>]*)>/g)].filter(([tag]) => /#[0-9a-f]{6}/.test(tag));
    const classes = colored.map(([, attributes = '']) => /class="([^"]*)"/.exec(attributes)?.[1] ?? 'none');
    const dark = new Set([...sheet.matchAll(/\.(\w+) \{/g)].map(([, name = '']) => name));
    expect(classes.flatMap((names) => names.split(' ')).filter((name) => !dark.has(name))).toEqual([]);
  });
});
