import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Generator } from './generator.ts';
import { runTool } from './run-tool.ts';

const bundle = 'openapi/generated/openapi.json';
const types = 'openapi/generated/schema.d.ts';

/** Bundles the contract's files into one document, and generates its types. */
export const contract: Generator = {
  name: 'contract',
  writes: [bundle, types],
  async run(drafts) {
    const bundled = path.join(drafts, bundle);
    runTool('redocly', ['bundle', 'openapi/openapi.yaml', '--output', bundled]);
    const declarations = await openapiTS(pathToFileURL(bundled));
    await writeFile(path.join(drafts, types), astToString(declarations));
  },
};
