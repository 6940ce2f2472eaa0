export function oncePer<Thing extends WeakKey, Made extends WeakKey>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const values = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = values.get(thing) ?? make(thing);
    values.set(thing, made);
    return made;
  };
}
