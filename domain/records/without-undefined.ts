export function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Field in keyof Fields]: Exclude<Fields[Field], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Field in keyof Fields]: Exclude<Fields[Field], undefined> }; // the same fields
}
