/** Where the walks search for hotels, and the outcome. */
export const PLACES = {
  /** The practice hotels. */
  Einsiedeln: { label: 'Einsiedeln', latitude: 47.1285, longitude: 8.7474, radius: 1 },
  /** More hotels than fit on a page. */
  Lucerne: { label: 'Lucerne', latitude: 47.0505, longitude: 8.3064, radius: 6 },
  /** Nothing is found. */
  Gersau: { label: 'Gersau', latitude: 46.9942, longitude: 8.525, radius: 6 },
  /** One source fails. */
  Appenzell: { label: 'Appenzell', latitude: 47.331, longitude: 9.41, radius: 6 },
  /** All sources fail. */
  Arosa: { label: 'Arosa', latitude: 46.7779, longitude: 9.6762, radius: 6 },
} as const;

export type PlaceName = keyof typeof PLACES;
