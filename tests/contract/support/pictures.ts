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

/** As a camera that was held upright writes it: a note how to turn it, where it was taken, and by whom. */
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
