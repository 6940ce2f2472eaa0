const SIGNATURES: readonly (readonly { at: number; bytes: Buffer }[])[] = [
  [{ at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }],
  [{ at: 0, bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }],
  [
    { at: 0, bytes: Buffer.from('RIFF') },
    { at: 8, bytes: Buffer.from('WEBP') },
  ],
];

/** Whether a file begins like a JPEG, PNG or WebP picture, regardless of its name. */
export function isKnownImage(data: Buffer): boolean {
  return SIGNATURES.some((parts) =>
    parts.every(({ at, bytes }) => data.subarray(at, at + bytes.length).equals(bytes)),
  );
}
