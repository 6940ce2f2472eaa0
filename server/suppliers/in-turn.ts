type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs work of one name one piece after the other, within this process. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(name, own);
    try {
      return await own;
    } finally {
      if (last.get(name) === own) last.delete(name);
    }
  };
}
