import { queryOptions } from '@tanstack/react-query';
import type { Client, ClientPathsWithMethod, MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from '#openapi/generated/schema.d.ts';
import type { Api } from './client.ts';
import { type Answer, readData } from './errors.ts';

type QueryMethod = 'get' | 'post';
type QueryPath<Method extends QueryMethod> = ClientPathsWithMethod<Client<paths>, Method>;

type Init<Method extends QueryMethod, Path extends QueryPath<Method>> = MaybeOptionalInit<
  paths[Path],
  Method
> & {
  /** The active company, or the version of the record, where another one has another answer. */
  dependsOn?: string | number;
};

type Body<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Document } } };
}
  ? Operation extends { responses: { 204: unknown } }
    ? Document | null
    : Document
  : never;

/**
 * A call of the contract as a query. Its key is that of openapi-react-query: the method, the path as the contract
 * names it, and parameters and body.
 */
export function contractQuery<Method extends QueryMethod, Path extends QueryPath<Method>>(
  api: Api,
  method: Method,
  path: Path,
  ...[init]: object extends Init<Method, Path> ? [init?: Init<Method, Path>] : [init: Init<Method, Path>]
) {
  type Data = Body<paths[Path][Method]>;
  // The signature has checked the call; of a generic one, the client's own type can't be computed.
  const request = api.http.request as (method: Method, path: Path, init: object) => Promise<Answer<Data>>;
  const { dependsOn: _, ...sent }: { dependsOn?: string | number } = init ?? {};
  return queryOptions({
    queryKey: [method, path, init] as const,
    queryFn: async ({ signal }): Promise<Data> =>
      (await readData(request(method, path, { ...sent, signal }))) ?? (null as Data),
  });
}
