import type { Decorator } from '@storybook/react-vite';
import { PublicLayout } from '#src/app/shell/PublicLayout.tsx';

/** The layout of the public pages. */
export const inPublicLayout: Decorator = (Story) => (
  <PublicLayout appName="Zugvogel">
    <Story />
  </PublicLayout>
);

/** Margins around a single component. */
export const inMargin: Decorator = (Story) => (
  <div style={{ padding: 24, maxWidth: 560 }}>
    <Story />
  </div>
);

/** Padding around full-width content. */
export const inPadding: Decorator = (Story) => (
  <div style={{ padding: 16 }}>
    <Story />
  </div>
);

/** A container like the list of results, whose width the cards' container queries use. */
export const inResultList: Decorator = (Story) => (
  <div style={{ padding: 16 }}>
    <div style={{ containerType: 'inline-size' }}>
      <Story />
    </div>
  </div>
);

// Tests fix the globals of a story. In Storybook they are only the toolbar's initial values, because the
// toolbar can't change a global that a story sets.
const isTest = import.meta.env.MODE === 'test';
const viewport = (value: string) =>
  isTest ? { viewport: { value, isRotated: false } } : { ownViewport: value };

export const dark = isTest ? { scheme: 'dark' } : { ownScheme: 'dark' };
export const wide = viewport('wide');
export const laptop = viewport('laptop');
export const narrow = viewport('narrow');
export const narrowest = viewport('narrowest');
export const narrowDark = { ...narrow, ...dark };
