/** What is made of a thing: once for each thing, and kept as long as the thing is. */
export function oncePer<Thing extends WeakKey, Made extends WeakKey>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = kept.get(thing) ?? make(thing);
    kept.set(thing, made);
    return made;
  };
}
