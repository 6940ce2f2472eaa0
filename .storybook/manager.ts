import { createElement, type JSX } from 'react';
import { Button, PopoverProvider, TooltipLinkList } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { titleWords } from '../stories/support/pages/title-words.ts';

/** What the toolbar can make of each story; the first of each is as the story has it. */
const LOOKS = [
  {
    global: 'viewport',
    values: { '': 'Width of the story', narrowest: '320 px', narrow: '390 px', wide: '1440 px' },
  },
  { global: 'scheme', values: { story: 'Colours of the story', light: 'Light', dark: 'Dark' } },
  { global: 'texts', values: { usual: 'Usual texts', long: 'Long texts' } },
];

/** One switch for width, colour scheme and texts. Storybook compiles JSX here in the old way. */
function Look() {
  const [globals, update] = useGlobals();
  const links = LOOKS.map(({ global, values }) =>
    Object.entries(values).map(([value, title]) => ({
      id: `${global}-${value}`,
      title,
      active: value === chosen(global),
      onClick: () => update({ [global]: global === 'viewport' ? toViewport(value) : value }),
    })),
  );
  const changed = links.flatMap((group) => group.slice(1).filter(({ active }) => active));
  const label = ['Look', ...changed.map(({ title }) => title)].join(', ');
  const popover = createElement(TooltipLinkList, { links });
  const children: JSX.Element = createElement(Button, { variant: 'ghost', ariaLabel: false }, label);
  return createElement(PopoverProvider, { ariaLabel: 'Look', padding: 0, popover, children });

  function chosen(global: string): string {
    return global === 'viewport' ? (globals.viewport?.value ?? '') : globals[global];
  }
}

/** Without a value, it is as wide as the story says. */
function toViewport(value: string) {
  return { value: value || undefined, isRotated: false };
}

addons.setConfig({
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : titleWords(name)) },
  // "Look" has its widths.
  toolbar: { 'storybook/viewport/tool': { hidden: true } },
});
addons.register('look', () => {
  addons.add('look/tool', {
    type: types.TOOL,
    title: 'Look',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(Look),
  });
});
