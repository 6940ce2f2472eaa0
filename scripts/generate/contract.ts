import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Generator } from './generator.ts';
import { root, runTool } from './run-tool.ts';

const bundle = 'openapi/generated/openapi.json';
const types = 'openapi/generated/schema.d.ts';

/** One document of the contract's many files, and its types. */
export const contract: Generator = {
  name: 'contract',
  writes: [bundle, types],
  async run() {
    runTool('redocly', ['bundle', 'openapi/openapi.yaml', '--output', bundle]);
    const declarations = await openapiTS(pathToFileURL(path.join(root, bundle)));
    await writeFile(path.join(root, types), astToString(declarations));
  },
};
