import { cp } from 'node:fs/promises';
import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { resolveConfig } from 'vite';
import { routeTreeOptions } from '../build/route-tree-options.ts';
import type { Generator } from './generator.ts';
import { root } from './run-tool.ts';

const { routesDirectory, generatedRouteTree } = routeTreeOptions;

/**
 * The route tree; the router's plugin writes it as soon as Vite has read its configuration, and corrects
 * wrong paths in route files.
 */
export const routes: Generator = {
  name: 'route tree',
  writes: [generatedRouteTree, routesDirectory],
  async run(drafts) {
    await cp(path.join(root, routesDirectory), path.join(drafts, routesDirectory), { recursive: true });
    const options = { ...routeTreeOptions, tmpDir: path.join(drafts, '.tanstack') };
    await resolveConfig({ root: drafts, configFile: false, plugins: [tanstackRouter(options)] }, 'serve');
  },
};
