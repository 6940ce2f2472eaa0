import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Operation, Schema, SharedSchemas } from './contract.ts';
import { contractAjv } from './contract-ajv.ts';
import { oncePer } from './once-per.ts';

/** Thrown when a handler's answer violates the contract: a server error. */
export class ContractViolation extends Error {}

export type AnswerCheck = (status: number, body: unknown) => void;

/**
 * Compiled when first needed. Properties that the contract doesn't know are no violation: serialising drops
 * them.
 */
export const createAnswerChecks = oncePer((shared: SharedSchemas) => {
  const compile = contractAjv((name) => withoutClosedObjects(shared(name)));
  return ({ id, answers }: Operation): AnswerCheck => {
    const validators = new Map<number, ValidateFunction>();
    return (status, body) => {
      const schema = answers.get(status);
      if (!schema) throw new ContractViolation(`${id} has no JSON answer with status ${status}`);
      const validate = validators.get(status) ?? compile(schema);
      validators.set(status, validate);
      if (validate(body)) return;
      const found = validate.errors?.[0];
      throw new ContractViolation(`${id} ${status}: ${found?.instancePath} ${found?.message}`);
    };
  };
});

function withoutClosedObjects(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('additionalProperties' in value)) return value;
    const { additionalProperties, ...open } = value;
    return additionalProperties === false ? open : value;
  }) as Schema; // same shape, less one keyword
}
