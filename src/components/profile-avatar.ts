/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // map keeps the length of the tuple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // two in, two out
  return (lighter + 0.05) / (darker + 0.05);
}

const WHITE: Rgb = [255, 255, 255];
const READABLE = 4.5;
const SATURATION = 0.5;

export function toInitials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const first = words.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word].at(0)?.toLocaleUpperCase('en') ?? '').join('');
}

/** Always the same colour for the same name, dark enough for white letters. */
export function avatarColor(fullName: string): Rgb {
  const hue = hash(fullName) % 360;
  for (let lightness = 0.5; lightness > 0; lightness -= 0.02) {
    const color = fromHsl(hue, SATURATION, lightness);
    if (contrastRatio(color, WHITE) >= READABLE) return color;
  }
  return [0, 0, 0];
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}
