import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { resolveConfig } from 'vite';
import { routeTreeOptions } from '../build/route-tree-options.ts';
import type { Generator } from './generator.ts';
import { root } from './run-tool.ts';

/** The route tree; the plugin of the router writes it as soon as Vite has read its configuration. */
export const routes: Generator = {
  name: 'route tree',
  writes: [routeTreeOptions.generatedRouteTree],
  async run() {
    await resolveConfig({ root, configFile: false, plugins: [tanstackRouter(routeTreeOptions)] }, 'serve');
  },
};
