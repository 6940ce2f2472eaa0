import { parseName, type Schema } from '../contract.ts';
import { type Html, html } from './html.ts';

/** A schema in a few words, named schemas as links: `list of CompanySummary`. */
export function renderType(schema: Schema): Html {
  const { $ref, type, format, items, oneOf, enum: choices, additionalProperties } = schema;
  if (typeof $ref === 'string') {
    const name = parseName($ref);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (Array.isArray(oneOf)) {
    const kinds = oneOf.filter(isSchema).map(renderType);
    return html`${kinds.map((kind, index) => (index === 0 ? kind : html` or ${kind}`))}`;
  }
  if (type === 'array') return isSchema(items) ? html`list of ${renderType(items)}` : html`list`;
  if (type === 'object' && isSchema(additionalProperties)) {
    return html`object of ${renderType(additionalProperties)}`;
  }
  if (Array.isArray(choices))
    return html`one of ${withCommas(choices.map((choice) => html`<code>${String(choice)}</code>`))}`;
  const types = Array.isArray(type) ? type.join(' or ') : String(type ?? 'any');
  return typeof format === 'string' ? html`${types} (${format})` : html`${types}`;
}

/** The bounds of a schema, in words. */
export function describeBounds(schema: Schema): string {
  const words: [string, (value: unknown) => string][] = [
    ['minLength', (value) => `at least ${value} characters`],
    ['maxLength', (value) => `at most ${value} characters`],
    ['minimum', (value) => `at least ${value}`],
    ['maximum', (value) => `at most ${value}`],
    ['minItems', (value) => `at least ${value} entries`],
    ['maxItems', (value) => `at most ${value} entries`],
    ['pattern', (value) => `matches ${value}`],
    ['default', (value) => `${JSON.stringify(value)} when absent`],
  ];
  return words.flatMap(([key, say]) => (key in schema ? [say(schema[key])] : [])).join(', ');
}

type Schemas = Record<string, Schema>;

export function renderSchema(name: string, schemas: Schemas): Html {
  const schema = schemas[name] ?? {};
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  return html`<section class="schema" id="${name}" aria-labelledby="${name}-title">
    <h3 id="${name}-title"><a href="#${name}">${name}</a></h3>
    <p>${text(schema.description)}</p>
    ${properties.length === 0 ? renderPlain(schema) : renderProperties(name, properties, schema.required, schemas)}
  </section>`;
}

function renderPlain(schema: Schema): Html {
  const bounds = describeBounds(schema);
  return html`<p class="kind">${renderType(schema)}${bounds && `, ${bounds}`}</p>`;
}

function renderProperties(
  name: string,
  properties: [string, unknown][],
  required: unknown,
  schemas: Schemas,
): Html {
  const needed = new Set(Array.isArray(required) ? required : []);
  const rows = properties.map(([property, value]) => {
    const schema = isSchema(value) ? value : {};
    return renderRow(property, schema, needed.has(property), formatMeaning(schema, schemas));
  });
  return renderTable(`Properties of ${name}`, 'Property', rows);
}

/** The description of a property, or else that of its named schema. */
function formatMeaning(schema: Schema, schemas: Schemas): string {
  const { $ref, description } = schema;
  if (description !== undefined || typeof $ref !== 'string') return text(description);
  return text(schemas[parseName($ref)]?.description);
}

export function renderTable(label: string, firstColumn: string, rows: Html[]): Html {
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
    <thead><tr><th scope="col">${firstColumn}</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

export function renderRow(name: string, schema: Schema, isRequired: boolean, description: string): Html {
  const bounds = describeBounds(schema);
  return html`<tr>
    <th scope="row"><code>${name}</code>${isRequired && html` <span class="required">required</span>`}</th>
    <td>${renderType(schema)}${bounds !== '' && html`<span class="bounds">${bounds}</span>`}</td>
    <td>${description}</td>
  </tr>`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function withCommas(pieces: Html[]): Html[] {
  return pieces.map((piece, index) => (index === 0 ? piece : html`, ${piece}`));
}
