import {
  listOperations,
  readContract,
  resolveAnswer,
  type Schema,
  sharedSchemas,
} from '#server/http/contract.ts';
import { contractAjv } from '#server/http/contract-ajv.ts';
import type { ResponseRecord } from '#tests/support/network.ts';

const contract = readContract();
const operations = listOperations(contract).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const compile = contractAjv(sharedSchemas(contract));
const PROBLEM: Schema = { $ref: 'Problem#' };

/** How an answer violates the contract, where the proxy that checks all others can't read it. */
export function answerFault({ method, path, status, headers, body }: ResponseRecord): string | undefined {
  const operation = operations.find((one) => one.method === method && one.pattern.test(path));
  if (!operation) return `${method} is no operation`;
  const type = headers['content-type'] ?? '';
  if (type.startsWith('image/')) {
    return pictureTypes(operation.path, status).includes(type) ? undefined : `${status} is not ${type}`;
  }
  const isProblem = type.startsWith('application/problem+json');
  const schema = isProblem ? PROBLEM : operation.answers.get(status);
  if (!schema) return `${method} is not answered by ${status}`;
  const isValid = compile(schema);
  return isValid(JSON.parse(body.toString())) ? undefined : JSON.stringify(isValid.errors);
}

function pictureTypes(path: string, status: number): string[] {
  const answer = contract.paths[path]?.get?.responses[status];
  return answer ? Object.keys(resolveAnswer(contract, answer).content ?? {}) : [];
}
