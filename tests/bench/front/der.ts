/** The few pieces of DER, the binary form of ASN.1, that a certificate consists of. */
function element(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return [0x80 | bytes.length, ...bytes];
}

export const sequence = (...contents: Uint8Array[]) => element(0x30, ...contents);
export const setOf = (...contents: Uint8Array[]) => element(0x31, ...contents);
export const integer = (bytes: Uint8Array) => element(0x02, bytes);
export const octets = (bytes: Uint8Array) => element(0x04, bytes);
/** A string of whole bytes: no bit of the last one is unused. */
export const bits = (bytes: Uint8Array) => element(0x03, Uint8Array.of(0), bytes);
export const objectId = (...encoded: number[]) => element(0x06, Uint8Array.from(encoded));
export const text = (value: string) => element(0x0c, Buffer.from(value, 'utf8'));
export const explicitly = (number: number, content: Uint8Array) => element(0xa0 | number, content);
export const implicitly = (number: number, content: Uint8Array) => element(0x80 | number, content);

/** An instant as UTCTime, `YYMMDDhhmmssZ`. */
export function utcTime(instant: Date): Buffer {
  const digits = instant.toISOString().replaceAll(/[-:T]|\.\d+Z$/g, '');
  return element(0x17, Buffer.from(`${digits.slice(2)}Z`, 'ascii'));
}
