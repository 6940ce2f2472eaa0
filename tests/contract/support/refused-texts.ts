/** Texts that the patterns and formats of the contract's requests refuse; each new one needs a row. */
export const REFUSED_TEXTS: Record<string, string[]> = {
  email: ['not an address', 'a@', '@b.example', 'a@b@c.example', 'a b@c.example', 'a@b.example\n'],
  uuid: ['x', '0', '01994b5e-7c1a-7cc2-b7a1'],
  date: ['2027-02-30', '2027-13-01'],
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$': [
    '01994B5E-7C1A-7CC2-B7A1-3F0C5A8E9D10',
    'urn:uuid:01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
    "' or 1=1--",
    '\u0000',
  ],
  '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){0,8}$': [
    '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10,',
    ',01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10',
    Array(10).fill('01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10').join(),
    'x',
  ],
  '^\\d{4}-\\d{2}-\\d{2}$': ['01.04.2027', '2027-04-01T10:00', '2027-03-01T09:00:00Z', 'tomorrow'],
  '^([01]\\d|2[0-3]):[0-5]\\d$': ['8:00', '24:00', '18:60'],
  '^\\S(.*\\S)?$': [' x', 'x ', ' '],
  '\\S': [' ', ' \n\t '],
  '^(?=.*\\S)[^\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]+$': [' ', 'a\u0000b', 'a\nb', 'a\u2028b'],
  '^[^\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]*$': ['a\u0000b', 'a\nb', 'a\u2028b'],
  '^(?!\\s+$)[^\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]*$': [' ', 'a\u0000b', 'a\nb', 'a\u2028b'],
  '^\\+?([ \\-./()]*\\d){5,15}[ \\-./()]*$': ['none', '1234', '1'.repeat(16)],
  '^"[1-9][0-9]{0,8}"$': ['', '*', '1', '"0"', '"-1"', '"x"', 'W/"1"', '"9999999999"'],
  '^[0-9 ]+$': ['4242-4242', 'x'],
  '^(0[1-9]|1[0-2])/[0-9]{2}$': ['13/49', '00/49', '1/49', '11/2049'],
  '^(UTC|[A-Z][A-Za-z]+(/[A-Z][A-Za-z0-9_+-]+){1,2})$': ['+01:00', 'europe/zurich', 'Zurich', 'CET-1'],
  '^[A-Z]$': ['Compact', 'c'],
  '^[A-Z]{2}$': ['ch', 'CHE'],
  '^[A-Z]{3}$': ['chf', 'CHFX', 'zrh'],
  '^[A-Z0-9]{2}$': ['Swiss', 'lx'],
  '^[A-Z0-9]+$': ['a', 'A B'],
  '^[a-z]{2}$': ['EN', 'english'],
  '^[a-z-]+$': ['Sales', 'a b'],
  '^[A-Za-z0-9-]+$': ['X 1', 'X_1'],
  '^[A-Za-z0-9 -]+$': ['1_2', '1\n2'],
  '^[A-Za-z0-9_-]+$': ['key of an order', 'key.of'],
  '^[A-Za-z0-9_-]{43}$': ['too-short', `${'a'.repeat(42)}.`, 'a'.repeat(44)],
  '^[A-Za-z0-9._-]+$': ['../etc', 'a b'],
  '^[A-Za-z0-9]{1,40}$': ['a b', 'a-b'],
  '^[A-Za-z0-9._~:/-]+$': ['with a space', 'with\u0000nul', 'with%20escape'],
  '^[1-9]\\d{0,2}[A-Z]$': ['0A', '12', 'A12', '12a'],
  '^[A-Za-z0-9_-]{22}\\.(svg|png|jpg|webp)$': [`${'a'.repeat(22)}.gif`, 'a.svg'],
  '^(house|lobby|room|breakfast|gym|pool|meeting)\\.svg$': ['garden.svg', 'house.png'],
};

export function refusedBy(rule: string): string[] {
  return REFUSED_TEXTS[rule] ?? missing(rule);
}

function missing(rule: string): never {
  throw new Error(`There is no text that ${rule} refuses`);
}
