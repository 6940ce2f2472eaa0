import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from './contract.ts';

/**
 * An Ajv that knows the named schemas of the contract, made when it is first needed. The contract is linted
 * before it is committed, so that its schemas aren't judged here once more: that alone takes 100 ms.
 */
export function contractAjv(shared: Schema[], options: Options = {}): () => Ajv2020 {
  let ajv: Ajv2020 | undefined;
  return () => {
    if (!ajv) {
      ajv = new Ajv2020({ strict: true, meta: false, validateSchema: false, schemas: shared, ...options });
      addFormats(ajv);
    }
    return ajv;
  };
}
