import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { namesIn, type Schema, type SharedSchemas } from './contract.ts';
import { TEXT_KEYWORD } from './text-rules.ts';

/**
 * Compiles schemas that refer to named ones of the contract. The Ajv is created when first needed and adds a
 * named schema when something refers to it, because most of the contract is never used. Schemas are not
 * validated here: the contract is linted before it is committed, and validation takes 100 ms.
 */
export function contractAjv(
  shared: SharedSchemas,
  options: Options = {},
): (schema: Schema) => ValidateFunction {
  let ajv: Ajv2020 | undefined;
  const known = new Set<string>();

  function learn(compiler: Ajv2020, schema: Schema): void {
    for (const name of namesIn(schema)) {
      if (known.has(name)) continue;
      known.add(name);
      const named = shared(name);
      compiler.addSchema(named);
      learn(compiler, named);
    }
  }

  return (schema) => {
    if (!ajv) {
      ajv = new Ajv2020({ strict: true, meta: false, validateSchema: false, ...options });
      addFormats(ajv);
      // The keyword of texts reads this format.
      ajv.addFormat('multiline', true);
      ajv.addKeyword(TEXT_KEYWORD);
    }
    learn(ajv, schema);
    return ajv.compile(schema);
  };
}
