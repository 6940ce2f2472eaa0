import { expect, test } from 'vitest';
import { type MailText, mailAsText } from './mail-layout.ts';

const mail: MailText = {
  kind: 'invitation',
  subject: 'Welcome',
  greeting: 'Hello Ann,',
  paragraphs: ['First.', 'Second.'],
  sections: [
    {
      heading: 'Hotel',
      lines: [
        'From: Monday',
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

test('the text contains everything in order', () => {
  expect(mailAsText(mail)).toBe(
    `Hello Ann,

First.

Open:
https://travel.example/a?b=1&c=2#token=x

Second.

Hotel
  From: Monday
  Room: CHF 1,080.00 (EUR 1,150.00 at the supplier)
  Total: CHF 1,080.00

See more:
https://travel.example/more

You asked for it.

Bye
`,
  );
});

test('line breaks in names of places and suppliers make no lines in the text', () => {
  const forged = mailAsText({
    ...mail,
    paragraphs: ['Your trip to Bern\n\nPrice\n  Total: CHF 1.00 is booked.'],
    sections: [
      {
        heading: 'Hotel\r\nPrice',
        lines: ['Place: Bern\u2028  Total: CHF 1.00', { label: 'Bern\n\nTotal', amount: 'CHF 2.00' }],
      },
    ],
  });
  expect(forged).toContain('Your trip to Bern Price Total: CHF 1.00 is booked.\n');
  expect(forged).toContain('\n\nHotel Price\n  Place: Bern Total: CHF 1.00\n  Bern Total: CHF 2.00\n');
});
