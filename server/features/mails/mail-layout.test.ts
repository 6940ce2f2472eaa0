import { describe, expect, test } from 'vitest';
import { type MailText, mailAsHtml, mailAsText } from './mail-layout.ts';

const mail: MailText = {
  kind: 'invitation',
  subject: 'Welcome',
  greeting: 'Hello <b>Ann & Bob</b>,',
  paragraphs: ['First.', 'Second.'],
  links: [{ label: 'Open', address: 'https://travel.example/a?b=1&c=2#token=x' }],
  closing: 'Bye',
};

test('the text contains everything in order', () => {
  expect(mailAsText(mail)).toBe(
    'Hello <b>Ann & Bob</b>,\n\nFirst.\n\nSecond.\n\nOpen:\nhttps://travel.example/a?b=1&c=2#token=x\n\nBye\n',
  );
});

test('names of people are escaped in the HTML', () => {
  expect(mailAsHtml(mail)).toContain('Hello &lt;b&gt;Ann &amp; Bob&lt;/b&gt;,');
  expect(mailAsHtml(mail)).not.toContain('<b>');
});

test('the HTML links to the address', () => {
  expect(mailAsHtml(mail)).toContain('href="https://travel.example/a?b=1&amp;c=2#token=x"');
});

describe('facts under headings', () => {
  const withFacts: MailText = {
    ...mail,
    sections: [{ heading: 'Hotel <1>', lines: ['From: Monday', 'Until: <Tuesday>'] }],
  };

  test('follow the paragraphs in the text', () => {
    expect(mailAsText(withFacts)).toContain(
      'Second.\n\nHotel <1>\n  From: Monday\n  Until: <Tuesday>\n\nOpen:',
    );
  });

  test('are escaped in the HTML', () => {
    expect(mailAsHtml(withFacts)).toContain('Hotel &lt;1&gt;</h2>');
    expect(mailAsHtml(withFacts)).toContain('From: Monday<br>\nUntil: &lt;Tuesday&gt;</p>');
  });
});

test('line breaks in names of places and suppliers make no lines in the text', () => {
  const forged = mailAsText({
    ...mail,
    paragraphs: ['Your trip to Bern\n\nPrice\n  Total: CHF 1.00 is booked.'],
    sections: [{ heading: 'Hotel\r\nPrice', lines: ['Place: Bern\u2028  Total: CHF 1.00'] }],
  });
  expect(forged).toContain('Your trip to Bern Price Total: CHF 1.00 is booked.\n\nHotel Price\n');
  expect(forged).toContain('\n  Place: Bern Total: CHF 1.00\n');
});
