/** The results of the promises, the quickest first; the first rejection ends it. */
export async function* inOrderOfArrival<Value>(
  promises: readonly Promise<Value>[],
): AsyncGenerator<Value, void, void> {
  const pending = new Map(
    promises.map((promise, index) => [index, promise.then((value) => ({ index, value }))]),
  );
  while (pending.size > 0) {
    const { index, value } = await Promise.race(pending.values());
    pending.delete(index);
    yield value;
  }
}
