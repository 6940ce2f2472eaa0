import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { DomainError } from '../errors.ts';
import { invalidFields } from '../field-errors.ts';
import type { Schema, SharedSchemas } from './contract.ts';
import { contractAjv } from './contract-ajv.ts';
import { type SchemaFault, toFieldFault } from './field-fault.ts';
import { oncePer } from './once-per.ts';
import { withTextRules } from './text-rules.ts';

const PART_NAMES: Record<string, string> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'header',
};

/**
 * Compiles the schemas of a request's parts, each when it is first needed: starting doesn't wait for all of them.
 * The first fault ends the check, so that a bound on the length of a text is looked at before any pattern is
 * tried on it.
 */
export const createRequestCompiler = oncePer((shared: SharedSchemas): FastifySchemaCompiler<Schema> => {
  const ofRequests: SharedSchemas = (name) => withTextRules(shared(name));
  // Verbose, because the params contain the example of the field.
  const forBodies = contractAjv(ofRequests, { verbose: true });
  // Paths and queries are text: "2" has to become 2.
  const forText = contractAjv(ofRequests, { coerceTypes: true, useDefaults: true, verbose: true });
  return ({ schema, httpPart }) => {
    const compile = httpPart === 'body' ? forBodies : forText;
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= compile(withTextRules(schema));
      return validate(value) || { error: (validate.errors ?? []) as FastifySchemaValidationError[] }; // Ajv's own type is stricter
    };
  };
});

export function invalidRequest(
  errors: FastifySchemaValidationError[],
  part: string | undefined,
): DomainError {
  const prefix = `/${PART_NAMES[part ?? 'body'] ?? 'body'}`;
  return invalidFields(
    errors.map((error) => ({
      path: `${prefix}${error.instancePath}${missingOrUnknown(error)}`,
      ...toFieldFault(error),
    })),
  );
}

function missingOrUnknown({ params }: SchemaFault): string {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  return typeof name === 'string' ? `/${name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
}
