import './fixed-today.ts';
import '../src/app/styles/base.css';
import '../src/i18n/catalogues/all.ts';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { AppTheme } from '../src/app/theme/AppTheme.tsx';
import { i18n } from '../src/i18n/i18n.ts';
import { checkAfterStory } from '../stories/support/checks-after-story.ts';
import { lengthenTexts } from '../stories/support/long-texts.ts';

// In Storybook, axe also lists what passed and what needs a look. Tests need the violations alone, and save the time
// to describe and transfer the rest.
const a11y = {
  test: 'error',
  ...(import.meta.env.MODE === 'test' && { options: { reporter: 'no-passes' } }),
};

// Queries wait one second by default, which a loaded machine needs for a render. A query that succeeds waits no longer.
configure({ asyncUtilTimeout: 10_000 });

const VIEWPORTS = {
  narrowest: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '720px' }, type: 'mobile' },
  narrow: { name: 'Narrow, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  laptop: { name: 'Laptop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Wide, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const longTexts = lengthenTexts(i18n);

/** The frame belongs to the page around; a story in a window of its own has none. */
function fitFrame(viewport: keyof typeof VIEWPORTS | undefined): void {
  const frame = window.frameElement;
  if (!frame) return;
  const { style } = frame as HTMLElement; // of the window around, whose classes are others
  style.width = viewport ? VIEWPORTS[viewport].styles.width : '';
}

/** The toolbar is stronger than what the story looks like by itself (`stories/support/frames.tsx`). */
const withProviders: Decorator = (Story, { globals }) => {
  const scheme = globals.scheme === 'story' ? (globals.ownScheme ?? 'light') : globals.scheme;
  if (import.meta.env.MODE !== 'test') fitFrame(globals.viewport?.value ? undefined : globals.ownViewport);
  return (
    <I18nProvider i18n={globals.texts === 'long' ? longTexts : i18n}>
      <AppTheme scheme={scheme}>
        <Story />
      </AppTheme>
    </I18nProvider>
  );
};

const preview: Preview = {
  decorators: [withProviders],
  // The notice lies over every page; what it is about, its own stories show.
  beforeEach: () => localStorage.setItem('cookie_accepted', 'true'),
  afterEach: checkAfterStory,
  // Chosen with "Look" in the toolbar (`manager.ts`).
  initialGlobals: { scheme: 'story', texts: 'usual', ownScheme: undefined, ownViewport: undefined },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    backgrounds: { disable: true },
    a11y,
    viewport: { options: VIEWPORTS },
  },
};

export default preview;
