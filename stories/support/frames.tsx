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

export const dark = { scheme: 'dark' };
export const wide = { viewport: { value: 'wide', isRotated: false } };
export const laptop = { viewport: { value: 'laptop', isRotated: false } };
export const narrow = { viewport: { value: 'narrow', isRotated: false } };
export const narrowest = { viewport: { value: 'narrowest', isRotated: false } };
export const narrowDark = { ...narrow, ...dark };
