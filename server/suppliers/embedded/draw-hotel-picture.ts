/**
 * An SVG document; null when there is no such hotel, or no such picture of it. Loads the inventory on first
 * use.
 */
export async function drawHotelPicture(propertyId: string, shows: string): Promise<string | null> {
  const { hotelInventory } = await import('./hotel-kind.ts');
  return hotelInventory.picture(propertyId, shows);
}
