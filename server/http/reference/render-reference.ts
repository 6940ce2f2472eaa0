import { type Contract, listParameters, METHODS } from '../contract.ts';
import { PROBLEMS } from '../problems.ts';
import { type Html, html } from './html.ts';
import { type Entry, renderOperation } from './render-operation.ts';
import { renderSchema } from './render-schema.ts';

/** The contract as a readable page; every operation, schema and error code has an anchor with its name. */
export function renderReference(contract: Contract): string {
  const { title, version, summary, description } = contract.info;
  const groups = contract.tags.map(({ name, description: about }) => ({
    name,
    about,
    entries: listEntries(contract).filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = contract.components.schemas;
  const names = Object.keys(schemas).sort();
  const page = html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Reference | ${title}</title>
  <link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
  <a class="skip" href="#content">Skip to the content</a>
  <nav aria-label="Contents">
    <p class="product"><a href="/">${title}</a> <span>${version}</span></p>
    ${groups.map(({ name, entries }) =>
      renderLinks(
        name,
        entries.map(({ operation, method }) => ({
          id: operation.operationId,
          text: operation.summary,
          method,
        })),
      ),
    )}
    ${renderLinks('Errors', [{ id: 'errors', text: 'Error codes' }])}
    ${renderLinks(
      'Schemas',
      names.map((name) => ({ id: name, text: name })),
    )}
  </nav>
  <main id="content" tabindex="-1">
    <header>
      <h1>${title}: reference</h1>
      <p class="lead">${summary}.</p>
      ${description
        .trim()
        .split(/\n{2,}/)
        .map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}
      <p><a href="/api/openapi.json">This contract as an OpenAPI 3.1 document</a></p>
    </header>
    ${groups.map(
      ({
        name,
        about,
        entries,
      }) => html`<section class="group" aria-label="${name}"><h2>${name}</h2><p>${about}</p>
      ${entries.map((entry) => renderOperation(contract, entry))}</section>`,
    )}
    ${renderErrors()}
    <section class="group" aria-label="Schemas"><h2>Schemas</h2>
      ${names.map((name) => renderSchema(name, schemas))}</section>
  </main>
</body>
</html>
`;
  return page.text;
}

function listEntries(contract: Contract): Entry[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [{ method, path, operation, parameters: listParameters(contract, item, operation) }];
    }),
  );
}

function renderLinks(title: string, links: { id: string; text: string; method?: string }[]): Html {
  return html`<h2>${title}</h2><ul>${links.map(
    ({ id, text, method }) =>
      html`<li><a href="#${id}"><span>${text}</span>${
        method !== undefined && html`<span class="method ${method}">${method.toUpperCase()}</span>`
      }</a></li>`,
  )}</ul>`;
}

function renderErrors(): Html {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, title }]) =>
      html`<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${title}</td></tr>`,
  );
  return html`<section class="group" id="errors" aria-label="Error codes"><h2>Error codes</h2>
    <p>Every refusal is a <a href="#Problem">Problem</a> with one of these codes.</p>
    <div class="table" role="region" aria-label="Error codes table" tabindex="0"><table>
      <thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead>
      <tbody>${rows}</tbody>
    </table></div></section>`;
}

/** Words between backticks become code, as in Markdown. */
function withCode(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
