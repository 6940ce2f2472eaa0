/** How the route tree is generated; the build and the check for freshness share it. */
export const routeTreeOptions = {
  target: 'react' as const,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  addExtensions: true,
  autoCodeSplitting: true,
  quoteStyle: 'single' as const,
  semicolons: true,
  disableLogging: true,
};
