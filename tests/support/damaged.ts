/** A copy with another value at a path such as `legs.0.origin`; without the field where that is undefined. */
export function damaged(whole: object, path: string, value: unknown): object {
  const [name = '', ...inner] = path.split('.');
  const fields = new Map(Object.entries(whole));
  const within: unknown = fields.get(name);
  const isDeeper = inner.length > 0 && typeof within === 'object' && within !== null;
  const replaced = isDeeper ? damaged(within, inner.join('.'), value) : value;
  if (replaced === undefined) fields.delete(name);
  else fields.set(name, replaced);
  return Array.isArray(whole) ? [...fields.values()] : Object.fromEntries(fields);
}

/** The copies in which one of these fields is missing, of another type, or an amount in fractions. */
export function damageEach(whole: object, part: string, fields: string): object[] {
  return fields.split(' ').flatMap((field) => {
    const values = field.endsWith('.amount') ? [undefined, {}, 1.5] : [undefined, {}];
    return values.map((value) => damaged(whole, `${part}.${field}`, value));
  });
}
