import type { Response } from 'playwright/test';
import { listOperations, readContract, type Schema, sharedSchemas } from '#server/http/contract.ts';
import { contractAjv } from '#server/http/contract-ajv.ts';

const contract = readContract();
const operations = listOperations(contract).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const compile = contractAjv(sharedSchemas(contract));
const PROBLEM: Schema = { $ref: 'Problem#' };

/** How an answer differs from what the contract says of it, when the proxy that says so of all others can't read it. */
export async function answerFault(response: Response): Promise<string | undefined> {
  const { pathname } = new URL(response.url());
  const method = response.request().method();
  const operation = operations.find((one) => one.method === method && one.pattern.test(pathname));
  if (!operation) return `${method} is no operation`;
  const isProblem = response.headers()['content-type']?.startsWith('application/problem+json');
  const schema = isProblem ? PROBLEM : operation.answers.get(response.status());
  if (!schema) return `${method} is not answered by ${response.status()}`;
  const isValid = compile(schema);
  return isValid(await response.json()) ? undefined : JSON.stringify(isValid.errors);
}
