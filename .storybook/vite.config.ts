import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { linguiPlugins } from '../scripts/build/lingui-plugins.ts';
import { mailSamplesPlugin } from './mail-samples-plugin.ts';
import { storyListPlugin } from './story-list-plugin.ts';

/**
 * What the application's sources need; stories have no pages to find, and so no router's plugin. They take Mantine
 * whole: what the application's build leaves out of it is what is never shown.
 */
export default defineConfig({
  plugins: [react(), ...linguiPlugins, mailSamplesPlugin(), storyListPlugin()],
  define: { 'import.meta.env.STORYBOOK_TODAY': JSON.stringify(process.env.TEST_TODAY ?? '') },
  // Named, because a package that is found only while the stories run as tests reloads them half-way.
  optimizeDeps: {
    include: [
      '@casl/ability',
      '@lingui/core',
      '@lingui/react',
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      '@mantine/notifications',
      '@protomaps/basemaps',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@xstate/react',
      'date-fns/format',
      'date-fns/parseISO',
      'maplibre-gl',
      'openapi-fetch',
      'pmtiles',
      'react-dom/client',
      'xstate',
    ],
  },
});
