import {
  type AnswerObject,
  type Contract,
  type OperationObject,
  type ParameterObject,
  resolveAnswer,
} from '../contract.ts';
import { type Html, html } from './html.ts';
import { renderRow, renderTable, renderType } from './render-schema.ts';

export interface Entry {
  method: string;
  path: string;
  operation: OperationObject;
  /** With those of the path. */
  parameters: ParameterObject[];
}

export function renderOperation(contract: Contract, { method, path, operation, parameters }: Entry): Html {
  const { operationId: id, summary, description, requestBody } = operation;
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">
    <h3 id="${id}-title"><a href="#${id}">${summary}</a></h3>
    <p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p>${description}</p>
    <p class="access">${describeAccess(contract, operation)}</p>
    ${renderParameters(id, parameters)}
    ${requestBody && html`<h4>Body</h4><p class="kind">${renderContent(requestBody.content)}</p>`}
    <h4>Answers</h4>
    <dl class="answers">${Object.entries(operation.responses).map(([status, answer]) =>
      renderAnswer(status, resolveAnswer(contract, answer)),
    )}</dl>
  </section>`;
}

function describeAccess(contract: Contract, operation: OperationObject): string {
  const schemes = (operation.security ?? contract.security ?? []).flatMap((scheme) => Object.keys(scheme));
  if (schemes.includes('bearer')) return 'Needs an access token.';
  if (schemes.includes('refreshCookie')) return 'Reads the cookie of the session.';
  return 'Open to everybody.';
}

function renderParameters(operationId: string, parameters: ParameterObject[]): Html | false {
  if (parameters.length === 0) return false;
  const rows = parameters.map(({ name, schema, required, description }) =>
    renderRow(name, schema, required === true, description ?? ''),
  );
  return html`<h4>Parameters</h4>${renderTable(`Parameters of ${operationId}`, 'Parameter', rows)}`;
}

function renderAnswer(status: string, answer: AnswerObject): Html {
  return html`<div><dt><span class="status s${status.charAt(0)}">${status}</span></dt>
    <dd>${answer.description}${answer.content && html` <span class="kind">${renderContent(answer.content)}</span>`}</dd></div>`;
}

function renderContent(content: NonNullable<AnswerObject['content']>): Html[] {
  return Object.entries(content).map(([type, { schema }], index) =>
    type.endsWith('json')
      ? html`${index > 0 && ', '}${renderType(schema)}`
      : html`${index > 0 && ', '}<code>${type}</code>`,
  );
}
