import type { SeededRandom } from '../../suppliers/embedded/seeded-random.ts';

const BACKGROUNDS = ['#cfe3f7', '#d8ecd3', '#f7e3c4', '#e6d8f0', '#f5d6d6', '#d3ecec'];
const SKINS = ['#f2d0b5', '#e0ac84', '#c68863', '#9a6342', '#6b4229'];
const HAIR = ['#2b2320', '#5a3a22', '#8c5a2b', '#c79a4b', '#7d7d7d', '#3a2a4d'];
const CLOTHES = ['#1565c0', '#37474f', '#6a1b9a', '#2e7d32', '#ad4e00', '#00695c'];

/** A simple drawn portrait, for any size in pixels. */
export function drawAvatar(random: SeededRandom): (size: number) => string {
  const [background, skin, hair, clothes] = [BACKGROUNDS, SKINS, HAIR, CLOTHES].map((set) =>
    random.pick(set),
  );
  const hasLongHair = random.once(2);
  const backHair = hasLongHair ? `<path fill="${hair}" d="M58 92c0-34 18-54 42-54s42 20 42 54v44H58z"/>` : '';
  return (
    size,
  ) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${size}" height="${size}">
<path fill="${background}" d="M0 0h200v200H0z"/>${backHair}
<path fill="${clothes}" d="M30 200c0-38 30-56 70-56s70 18 70 56z"/>
<path fill="${skin}" d="M84 118h32v32c0 10-32 10-32 0z"/>
<ellipse cx="100" cy="94" rx="33" ry="39" fill="${skin}"/>
<path fill="${hair}" d="M65 92c0-32 14-46 35-46s35 14 35 46c-6-16-16-24-35-24s-29 8-35 24z"/>
<circle cx="88" cy="94" r="4" fill="#2b2320"/><circle cx="112" cy="94" r="4" fill="#2b2320"/>
<path fill="none" stroke="#7a3b2e" stroke-width="3" stroke-linecap="round" d="M88 112q12 9 24 0"/>
</svg>
`;
}
