import { describe, expect, it } from 'vitest';
import { ContractViolation, createAnswerChecks } from './answer-check.ts';
import { listOperations, readContract, sharedSchemas } from './contract.ts';
import { createRequestCompiler } from './request-validation.ts';

const contract = readContract();
const operations = listOperations(contract);
const shared = sharedSchemas(contract);

/** Schemas are normally compiled on first use; here all of them are. */
describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('has schemas for its requests that compile', () => {
    const compile = createRequestCompiler(shared);
    const parts = { params: operation.params, querystring: operation.query, body: operation.body };
    for (const [httpPart, schema] of Object.entries(parts)) {
      if (schema) expect(compile({ schema, httpPart, method: '', url: '' })('no object')).not.toBe(true);
    }
  });

  it('has schemas for its answers that compile', () => {
    const check = createAnswerChecks(shared)(operation);
    for (const status of operation.answers.keys()) {
      expect(() => check(status, 'no object')).toThrow(ContractViolation);
      expect(() => check(status, 'no object')).toThrow(`${operation.id} ${status}`);
    }
  });
});
