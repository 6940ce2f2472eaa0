import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Sizes {
  width: number;
  height: number;
}

/** The left half red, the right half blue. */
function halves({ width, height }: Sizes) {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#00f' } };
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, gravity: 'east' },
  ]);
}

export async function picture(
  type: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff',
  sizes: Sizes = { width: 60, height: 40 },
): Promise<Buffer> {
  return await halves(sizes).toFormat(type).toBuffer();
}

/** Like a camera held upright: with an orientation tag, the place and the author. */
export async function cameraPicture(sizes: Sizes): Promise<Buffer> {
  return await halves(sizes)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Secret Photographer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 10/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

/** All black, one bit per pixel: regardless of its dimensions, its file is small and quickly created. */
export function blackPng({ width, height }: Sizes): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  // Each row begins with a byte for its filter type.
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND')];
  return Buffer.concat([signature, ...chunks]);
}

function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
