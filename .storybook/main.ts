import type { StorybookConfig } from '@storybook/react-vite';
import { AREAS } from '../stories/areas.ts';

/** A title is the file's place; the order of these is the order of the tree. */
const stories = Object.entries(AREAS).flatMap(([area, parts]) =>
  [area, ...parts.map((part) => `${area}/${part}`)].map((folder) => ({
    directory: `../stories/${folder}`,
    files: '*.stories.tsx',
    titlePrefix: area === 'flows' ? '' : folder,
  })),
);

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories,
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
