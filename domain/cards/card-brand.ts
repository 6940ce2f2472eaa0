interface CardBrand {
  vendor: string;
  /** First and last of each range of prefixes, both of the same length. */
  ranges: readonly (readonly [number, number])[];
  lengths: readonly number[];
}

const BRANDS: readonly CardBrand[] = [
  { vendor: 'VI', ranges: [[4, 4]], lengths: [13, 16, 18, 19] },
  {
    vendor: 'CA',
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
  },
  {
    vendor: 'AX',
    ranges: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
  },
  {
    vendor: 'DC',
    ranges: [
      [300, 305],
      [309, 309],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 16, 19],
  },
  {
    vendor: 'DS',
    ranges: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 19],
  },
  {
    vendor: 'JC',
    ranges: [
      [2131, 2131],
      [1800, 1800],
      [3528, 3589],
    ],
    lengths: [16, 17, 18, 19],
  },
  {
    vendor: 'UP',
    ranges: [
      [620, 629],
      [81, 81],
    ],
    lengths: [14, 15, 16, 17, 18, 19],
  },
  {
    vendor: 'MA',
    ranges: [
      [500000, 506698],
      [56, 59],
      [63, 63],
      [67, 67],
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  },
  { vendor: 'TP', ranges: [[1, 1]], lengths: [15] },
];

export function cardDigits(number: string): string {
  return number.replaceAll(' ', '');
}

export function recognizeVendor(number: string): string | null {
  const digits = cardDigits(number);
  const fitting = BRANDS.map((brand) => ({ brand, begun: longestBeginning(brand, digits) })).filter(
    ({ begun }) => begun > 0,
  );
  fitting.sort((one, other) => other.begun - one.begun);
  return fitting[0]?.brand.vendor ?? null;
}

export function isCardNumber(number: string): boolean {
  const digits = cardDigits(number);
  const vendor = recognizeVendor(digits);
  const lengths = BRANDS.find((brand) => brand.vendor === vendor)?.lengths ?? [];
  return lengths.includes(digits.length) && hasLuhnDigit(digits);
}

function longestBeginning({ ranges }: CardBrand, digits: string): number {
  const lengths = ranges.map(([first, last]) => {
    const { length } = String(first);
    const prefix = Number(digits.slice(0, length));
    return digits.length >= length && prefix >= first && prefix <= last ? length : 0;
  });
  return Math.max(...lengths);
}

function hasLuhnDigit(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
