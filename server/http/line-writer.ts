import type { ValidateFunction } from 'ajv/dist/2020.js';
import { ContractViolation } from './answer-check.ts';
import { type Contract, listOperations, sharedSchemas } from './contract.ts';
import { contractAjv } from './contract-ajv.ts';
import { oncePer } from './once-per.ts';

declare const written: unique symbol;

/**
 * A line of an answer, proved right by the contract: JSON with a line break. Only a line writer makes one; the buffer
 * belongs to the line alone.
 */
export type ResponseLine = Uint8Array<ArrayBuffer> & { [written]: true };

export type LineWriter = (line: { type: string }) => ResponseLine;

const encoder = new TextEncoder();

/**
 * Compiled when first needed. Properties that the contract doesn't know are removed from the line, which
 * belongs to the writer.
 */
export const createLineWriters = oncePer((contract: Contract) => {
  const operations = new Map(listOperations(contract).map((operation) => [operation.id, operation]));
  const compile = contractAjv(sharedSchemas(contract), { removeAdditional: true });
  return (operationId: string): LineWriter => {
    const schemas = operations.get(operationId)?.lines;
    const validators = new Map<string, ValidateFunction>();
    return (line) => {
      const schema = schemas?.get(line.type);
      if (!schema) throw new ContractViolation(`${operationId} has no line of the type ${line.type}`);
      const validate = validators.get(line.type) ?? compile(schema);
      validators.set(line.type, validate);
      const isRight: boolean = validate(line);
      if (!isRight) {
        const found = validate.errors?.[0];
        throw new ContractViolation(`${operationId} ${line.type}: ${found?.instancePath} ${found?.message}`);
      }
      return encoder.encode(`${JSON.stringify(line)}\n`) as Uint8Array<ArrayBuffer> as ResponseLine; // just proved
    };
  };
});
