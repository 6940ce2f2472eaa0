import type { Decorator } from '@storybook/react-vite';
import { PublicLayout } from '#src/app/shell/PublicLayout.tsx';

/** The frame of the pages that anybody may see. */
export const inPublicLayout: Decorator = (Story) => (
  <PublicLayout appName="Zugvogel">
    <Story />
  </PublicLayout>
);

/** Some air round a single component. */
export const inMargin: Decorator = (Story) => (
  <div style={{ padding: 24, maxWidth: 560 }}>
    <Story />
  </div>
);

/** A little air round what takes the width of a page. */
export const inPadding: Decorator = (Story) => (
  <div style={{ padding: 16 }}>
    <Story />
  </div>
);

/** As wide as a list of results, by which its cards lay themselves out. */
export const inResultList: Decorator = (Story) => (
  <div style={{ padding: 16 }}>
    <div style={{ containerType: 'inline-size' }}>
      <Story />
    </div>
  </div>
);

// Tests pin what a story looks like. In Storybook it is only what the toolbar starts from: a global that a story pins
// can't be changed there.
const isTest = import.meta.env.MODE === 'test';
const viewport = (value: string) =>
  isTest ? { viewport: { value, isRotated: false } } : { ownViewport: value };

export const dark = isTest ? { scheme: 'dark' } : { ownScheme: 'dark' };
export const wide = viewport('wide');
export const laptop = viewport('laptop');
export const narrow = viewport('narrow');
export const narrowest = viewport('narrowest');
export const narrowDark = { ...narrow, ...dark };
