import { METHODS, readContract } from '#server/http/contract.ts';

/** Sorted so that literal path segments come before parameters at the same position. */
const operations = Object.entries(readContract().paths)
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : [];
    }),
  );

/** Throws when the contract does not document the status of an answer. */
export function assertDocumented(method: string, url: string, status: number): void {
  const operation = operationOf(method, url);
  if (operation && !(status in operation.responses)) {
    throw new Error(`${method} ${operation.path} answered ${status}, which the contract does not know`);
  }
}

/** The operation of the contract that a request is for. */
export function operationOf(method: string, url: string) {
  const [address = ''] = url.split('?', 1);
  return operations.find((one) => one.method === method && fits(one.path, address));
}

function fits(path: string, address: string): boolean {
  const parts = address.split('/');
  const named = path.split('/');
  return (
    named.length === parts.length &&
    named.every((part, place) => part.startsWith('{') || part === parts[place])
  );
}
