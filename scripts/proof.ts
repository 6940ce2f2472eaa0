/**
 * Collects what `npm test` has proved in one folder, coverage/proof: the charts with the walks through them and their
 * pictures, who may do what with a trip, Storybook, and the contract.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runTool } from './generate/run-tool.ts';

const PROOF = 'coverage/proof';

interface Part {
  title: string;
  text: string;
  /** Written by `npm test`. */
  from: string;
  /** In the folder. */
  to: string;
  page: string;
}

const PARTS: readonly Part[] = [
  {
    title: 'Charts and walks',
    text: 'Each state and transition, with the walks that took it through the real product, and their pictures.',
    from: 'coverage/model',
    to: 'charts',
    page: 'charts/index.html',
  },
  {
    title: 'Who may do what',
    text: 'By the state of a trip: the actions that were tried by each person and accepted. All others were refused.',
    from: 'coverage/roles.json',
    to: 'roles.json',
    page: 'roles.html',
  },
  {
    title: 'Storybook',
    text: 'Each screen in each of its states.',
    from: 'storybook-static',
    to: 'storybook',
    page: 'storybook/index.html',
  },
  {
    title: 'Contract',
    text: 'What the server answers, in OpenAPI.',
    from: 'openapi/generated/openapi.json',
    to: 'openapi.json',
    page: 'contract.html',
  },
];

interface Roles {
  people: Record<string, string>;
  trips: Record<string, Record<string, string[]>>;
}

const missing = PARTS.filter(({ from }) => !existsSync(from));
if (missing.length > 0) {
  console.error(`${missing.map(({ from }) => from).join(', ')} is written by npm test: run it first.`);
  process.exit(1);
}
rmSync(PROOF, { recursive: true, force: true });
mkdirSync(PROOF, { recursive: true });
for (const { from, to } of PARTS) cpSync(from, `${PROOF}/${to}`, { recursive: true });
runTool('redocly', [
  'build-docs',
  `${PROOF}/openapi.json`,
  '--output',
  `${PROOF}/contract.html`,
  '--inlineBundle',
]);
write('roles.html', 'Who may do what', rolesTable(JSON.parse(readFileSync(`${PROOF}/roles.json`, 'utf8'))));
write(
  'index.html',
  'What was proved',
  PARTS.map(({ title, text, page }) => `<h2><a href="${page}">${title}</a></h2><p>${text}</p>`).join('\n'),
);
console.log(`The proof is in ${PROOF}/index.html.`);

function rolesTable({ people, trips }: Roles): string {
  const names = Object.keys(people);
  const rows = Object.entries(trips).map(
    ([trip, may]) =>
      `<tr><th>${trip}</th>${names.map((name) => `<td>${(may[name] ?? []).join('<br>')}</td>`).join('')}</tr>`,
  );
  const heads = names.map((name) => `<th>${name}</th>`).join('');
  return `<table><thead><tr><th>A trip</th>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function write(file: string, title: string, content: string): void {
  writeFileSync(
    `${PROOF}/${file}`,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 2rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid #8888; padding: .25rem .5rem; text-align: left; vertical-align: top; }
</style>
<h1>${title}</h1>
${content}
</html>
`,
  );
}
