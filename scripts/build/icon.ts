import sharp from 'sharp';

const SIDES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** The type of an ICO file; 2 is a cursor. */
const ICON = 1;

/** The icon as a bitmap, for browsers that request `/favicon.ico` or can't render SVG. */
export async function drawIcon(svg: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(SIDES.map((side) => draw(svg, side)));
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * SIDES.length);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(SIDES.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    const side = SIDES[index] ?? 0;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4); // planes
    header.writeUInt16LE(32, entry + 6); // bits of a point
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

function draw(svg: Buffer, side: number): Promise<Buffer> {
  return sharp(svg, { density: 300 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}
