/** Folders and files as words: `HotelSearchPlace` is "Hotel search place". */
export function titleWords(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
