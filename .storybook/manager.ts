import { addons } from 'storybook/manager-api';

addons.setConfig({
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : toWords(name)) },
});

/** Folders and files as words: `HotelSearchPlace` is "Hotel search place". */
function toWords(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
