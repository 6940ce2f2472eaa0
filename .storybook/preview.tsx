import '../src/app/styles/base.css';
import '../src/i18n/catalogues/all.ts';
import { I18nProvider } from '@lingui/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { ThemeProvider } from '../src/app/ThemeProvider.tsx';
import { i18n } from '../src/i18n/i18n.ts';

// Whoever looks at a story sees what axe passed and what it leaves to them. Tests fail for violations alone; all
// else would be described and carried from the browser for nothing.
const a11y = {
  test: 'error',
  ...(import.meta.env.MODE === 'test' && { options: { reporter: 'no-passes' } }),
};

const withProviders: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.mantineColorScheme = globals.scheme === 'dark' ? 'dark' : 'light';
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    </I18nProvider>
  );
};

const preview: Preview = {
  decorators: [withProviders],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    backgrounds: { disable: true },
    a11y,
    viewport: {
      options: {
        narrow: { name: 'Narrow, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrowest: { name: 'Narrowest, 360 px', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        laptop: { name: 'Laptop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        wide: { name: 'Wide, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
