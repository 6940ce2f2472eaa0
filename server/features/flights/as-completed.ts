/** Runs a task for each item, with limited concurrency; yields the results in the order of completion. */
export async function* asCompleted<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running = new Map<Item, Promise<{ item: Item; result: Result }>>();
  for (const item of items) {
    running.set(
      item,
      run(item).then((result) => ({ item, result })),
    );
    if (running.size === atOnce) yield await next();
  }
  while (running.size > 0) yield await next();

  async function next(): Promise<Result> {
    const { item, result } = await Promise.race(running.values());
    running.delete(item);
    return result;
  }
}
