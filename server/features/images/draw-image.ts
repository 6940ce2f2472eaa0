import { DomainError } from '../../errors.ts';

export interface ImageWithThumbnail {
  type: 'image/webp';
  data: Buffer;
  thumbnail: Buffer;
}

const LONGEST_SIDE = 1024;
const THUMBNAIL_SIDE = 96;
/** A small file can decode to a huge picture; more pixels than a camera takes would only fill the memory. */
const MAX_POINTS = 40_000_000;
const TIMEOUT_SECONDS = 10;
const WEBP = { quality: 82 };

const SIGNATURES: readonly (readonly { at: number; bytes: Buffer }[])[] = [
  [{ at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }],
  [{ at: 0, bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }],
  [
    { at: 0, bytes: Buffer.from('RIFF') },
    { at: 8, bytes: Buffer.from('WEBP') },
  ],
];

let last: Promise<unknown> = Promise.resolve();

/**
 * Redraws a picture: upright, no larger than displayed, and without any metadata of its file. One at a time,
 * because each takes much memory.
 */
export async function drawImage(data: Buffer): Promise<ImageWithThumbnail> {
  if (!isKnownImage(data)) throw new DomainError('image_invalid', 'Send a JPEG, PNG or WebP picture.');
  const drawn = last.then(() => draw(data));
  last = drawn.catch(() => undefined);
  return await drawn;
}

function isKnownImage(data: Buffer): boolean {
  return SIGNATURES.some((parts) =>
    parts.every(({ at, bytes }) => data.subarray(at, at + bytes.length).equals(bytes)),
  );
}

async function draw(file: Buffer): Promise<ImageWithThumbnail> {
  const sharp = await loadSharp();
  try {
    const data = await sharp(file, { limitInputPixels: MAX_POINTS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp(WEBP)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
    const thumbnail = await sharp(data).resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE).webp(WEBP).toBuffer();
    return { type: 'image/webp', data, thumbnail };
  } catch {
    throw new DomainError('image_invalid', 'The picture is damaged, or has more than 40 million pixels.');
  }
}

/** Loaded with the first picture: a server without uploads saves the time and the memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
