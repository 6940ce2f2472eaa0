import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRates } from './parse-rates.ts';

const HISTORY = `Date,USD,JPY,CYP,
2026-11-20,1.0875,163.42,N/A,
2026-11-19,1.0861,N/A,N/A,
`;

describe('a table of rates', () => {
  test('of many days is read, without entries that have no rate', () => {
    expect(parseRates(HISTORY)).toEqual({
      days: [
        { date: '2026-11-20', perEuro: { USD: '1.0875', JPY: '163.42' } },
        { date: '2026-11-19', perEuro: { USD: '1.0861' } },
      ],
    });
  });

  test('of one day in the layout of the daily file is read', () => {
    expect(parseRates('Date, USD, JPY, \n20 November 2026, 1.0875, 163.42, \n')).toEqual({
      days: [{ date: '2026-11-20', perEuro: { USD: '1.0875', JPY: '163.42' } }],
    });
    expect(parseRates('Date, USD\n3 March 2027, 1.1')).toMatchObject({ days: [{ date: '2027-03-03' }] });
  });

  test.each([
    ['with a byte order mark', `\uFEFF${HISTORY}`],
    ['with the line ends of Windows', HISTORY.replaceAll('\n', '\r\n')],
    ['without commas at the ends of lines', HISTORY.replaceAll(/,$/gm, '')],
    ['with empty lines', `\n${HISTORY.replaceAll('\n', '\n\n')} ,,\n`],
    ['with blanks around what it holds', HISTORY.replaceAll(',', ' , ')],
  ])('%s is the same one', (_, text) => {
    expect(parseRates(text)).toEqual(parseRates(HISTORY));
  });

  test('is read from XML too', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope><gesmes:subject>Reference rates</gesmes:subject>
<Cube>
<Cube time='2026-11-20'><Cube currency='USD' rate='1.0875'/><Cube currency='JPY' rate='163.42'/></Cube>
<Cube time="2026-11-19"><Cube currency="USD" rate="1.0861"/></Cube>
</Cube></gesmes:Envelope>`;
    expect(parseRates(xml)).toEqual(parseRates(HISTORY));
  });

  test.each([
    ['<html>Not found</html>', 1, 'there is no day with rates'],
    ["<Cube>\n<Cube currency='USD' rate='1.1'/>", 2, '"USD" has no day'],
    [
      "<Cube time='2026-02-30'><Cube currency='USD' rate='1.1'/>",
      1,
      '"2026-02-30" is no day, such as 2026-11-20',
    ],
    [
      "<Cube time='2026-11-20'>\n<Cube currency='USD' rate='-1'/>",
      2,
      '"-1" is no rate for USD, such as 0.9412',
    ],
    ["<Cube time='2026-11-20'>\n<Cube currency='EUR' rate='1'/>", 2, 'EUR needs no rate: rates are per euro'],
  ])('is refused in XML: %s', (xml, line, reason) => {
    expect(parseRates(xml)).toEqual({ fault: { line, reason } });
  });

  test('preserves the exact digits of each rate', () => {
    const rate = fc
      .tuple(fc.integer({ min: 1, max: 999_999 }), fc.stringMatching(/^(\.\d{1,12})?$/))
      .map(([whole, fraction]) => `${whole}${fraction}`);
    fc.assert(
      fc.property(rate, (USD) => {
        expect(parseRates(`Date,USD\n2026-11-20,${USD}`)).toEqual({
          days: [{ date: '2026-11-20', perEuro: { USD } }],
        });
      }),
    );
  });

  test('may leave out a rate', () => {
    expect(parseRates('Date,USD,JPY\n2026-11-20,,163.42')).toMatchObject({
      days: [{ perEuro: { JPY: '163.42' } }],
    });
  });
});

describe('a fault is reported with its line', () => {
  test.each([
    ['nothing', '', 1, 'the file is empty'],
    ['no more than blanks', ' \n\n', 1, 'the file is empty'],
    ['no days', '\nDate,USD\n', 2, 'no line with rates follows'],
    [
      'no header',
      '2026-11-20,1.0875\n',
      1,
      'the first line must be Date and the currencies, separated by commas',
    ],
    ['no currency', 'Date,\n', 1, 'the first line must be Date and the currencies, separated by commas'],
    ['no code', 'Date,usd\n2026-11-20,1', 1, '"usd" is no currency code'],
    ['a gap in the header', 'Date,USD,,JPY\n2026-11-20,1,2,3', 1, '"" is no currency code'],
    ['the euro', 'Date,USD,EUR\n2026-11-20,1,1', 1, 'EUR needs no rate: rates are per euro'],
    ['a currency twice', 'Date,USD,USD\n2026-11-20,1,1', 1, 'USD is there twice'],
    ['a day twice', 'Date,USD\n2026-11-20,1\n20 November 2026,1', 3, '2026-11-20 is there twice'],
    [
      'too few rates',
      'Date,USD,JPY\n2026-11-20,1',
      2,
      'the first line has 2 currencies, this one another number',
    ],
    [
      'too many rates',
      'Date,USD\n2026-11-20,1,2',
      2,
      'the first line has 1 currencies, this one another number',
    ],
    [
      'too many commas',
      'Date,USD\n2026-11-20,1,,',
      2,
      'the first line has 1 currencies, this one another number',
    ],
  ])('%s', (_, text, line, reason) => {
    expect(parseRates(text)).toEqual({ fault: { line, reason } });
  });

  test.each([
    'yesterday',
    '20.11.2026',
    '2026-02-29',
    '2026-13-01',
    '2026-11-20T00:00',
    '31 June 2026',
    '20 Brumaire 2026',
    '20 november 2026',
    '',
  ])('the day %j', (day) => {
    expect(parseRates(`Date,USD\n2026-11-20,1\n\n${day},1`)).toEqual({
      fault: { line: 4, reason: `${JSON.stringify(day)} is no day, such as 2026-11-20` },
    });
  });

  test.each(['0', '0.000', '-1', '1e3', '1.', '.5', 'NaN', "1'000", '1.0875 USD', '\u001b[2J'])(
    'the rate %j',
    (rate) => {
      expect(parseRates(`Date,USD\n2026-11-20,${rate}`)).toEqual({
        fault: { line: 2, reason: `${JSON.stringify(rate)} is no rate for USD, such as 0.9412` },
      });
    },
  );

  test('with no more than the beginning of the content', () => {
    const { fault } = parseRates(`Date,USD\n2026-11-20,${'9'.repeat(5000)}`) as { fault: { reason: string } };
    expect(fault.reason).toBe(`"${'9'.repeat(40)}…" is no rate for USD, such as 0.9412`);
  });
});
