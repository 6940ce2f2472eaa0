import { createHash } from 'node:crypto';
import { appendFile, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROBLEMS } from '#server/http/problems.ts';
import { runTool } from '../generate/run-tool.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { NONCE } from './page-html.ts';
import { CLIENT, ROOT } from './paths.ts';

export const API_PAGE = { path: '/api/docs', file: 'api-docs.html' };

const CONTRACT = 'openapi/generated/openapi.json';
const TEMPLATE = 'scripts/build/api-page.hbs';
const SCRIPT = /<script type="module">([\s\S]*)<\/script>/;

/** Redoc would load its logo from another host; without an address, its alternative text is shown. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
const LOGO_TEXT = 'redocly logo';

/** The contract as a page by Redocly, whose script is written among the assets, and as a file. */
export async function buildApiPage(): Promise<{ html: string; policy: string }> {
  await mkdir(join(CLIENT, 'api'));
  await copyFile(join(ROOT, CONTRACT), join(CLIENT, 'api/openapi.json'));
  const built = await runRedocly();
  const script = SCRIPT.exec(built)?.[1] ?? '';
  if (!LOGO.test(script) || !script.includes(LOGO_TEXT)) throw new Error('The script of Redoc has no logo.');
  const src = await writeScript(script.replaceAll(LOGO, '').replaceAll(LOGO_TEXT, 'Redocly'));
  const html = built
    .replace(SCRIPT, () => `<script type="module" src="${src}"></script>`)
    // Rendered for a server with an address for each section.
    .replaceAll(/(<a [^>]*href=")\/(?!api\/)/g, '$1#/')
    .replaceAll(/<(script|style)(?=[ >])/g, `<$1 nonce="${NONCE}"`);
  await addLicenses();
  // Redoc's style sheet contains a font.
  return { html, policy: `${contentSecurityPolicy(html)}; font-src data:` };
}

async function runRedocly(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zugvogel-api-page-'));
  try {
    const [input, output] = [join(folder, 'openapi.json'), join(folder, 'page.html')];
    await writeFile(input, JSON.stringify(await readContract()));
    const options = ['--inlineBundle', '--title', 'Reference | {appName}', '--template', TEMPLATE];
    runTool('redocly', ['build-docs', input, '--output', output, ...options]);
    return await readFile(output, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** With what the contract itself doesn't say: where it is, and what the codes mean. */
async function readContract(): Promise<object> {
  const contract = JSON.parse(await readFile(join(ROOT, CONTRACT), 'utf8'));
  contract.info.description = [
    contract.info.description,
    'This contract as an [OpenAPI 3.1 document](/api/openapi.json).',
    '## Error codes',
    'Every refusal is a `Problem` with one of these codes.',
    [
      '| code | status | title |',
      '| --- | --- | --- |',
      ...Object.entries(PROBLEMS).map(
        ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
  return contract;
}

async function writeScript(script: string): Promise<string> {
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const src = `/assets/api-docs-${hash}.js`;
  await writeFile(join(CLIENT, src), script);
  return src;
}

async function addLicenses(): Promise<void> {
  const texts = await Promise.all(
    ['LICENSE', 'THIRD_PARTY_NOTICES'].map((name) =>
      readFile(join(ROOT, 'node_modules/@redocly/cli', name), 'utf8'),
    ),
  );
  await appendFile(join(CLIENT, 'licences.txt'), ['', '## @redocly/cli', ...texts].join('\n\n'));
}
