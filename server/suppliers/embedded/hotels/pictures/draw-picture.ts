import type { Picture, Property } from '#domain/offers/hotel-offer.ts';
import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import { createChance } from '../../chance.ts';
import { drawBreakfast } from './draw-breakfast.ts';
import { drawGym } from './draw-gym.ts';
import { drawHouse } from './draw-house.ts';
import { drawLobby } from './draw-lobby.ts';
import { drawMeeting } from './draw-meeting.ts';
import { drawPool } from './draw-pool.ts';
import { drawRoom } from './draw-room.ts';
import { choosePalette, type Palette } from './palette.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

const DRAWINGS: Readonly<
  Record<Picture['shows'], (stars: number, palette: Palette, chance: SeededRandom) => string>
> = {
  house: drawHouse,
  lobby: drawLobby,
  room: drawRoom,
  breakfast: drawBreakfast,
  gym: drawGym,
  pool: drawPool,
  meeting: drawMeeting,
};

/** An SVG document, always the same for the same hotel. It contains no text from users. */
export function drawPicture(
  { propertyId, stars }: Pick<Property, 'propertyId' | 'stars'>,
  shows: Picture['shows'],
): string {
  const palette = choosePalette(createChance('palette', propertyId));
  const drawing = DRAWINGS[shows](stars, palette, createChance('picture', propertyId, shows));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>`;
}
