/**
 * The value of one field of a section; null when it is empty. Money is one value: its parts belong together.
 */
export type FieldValue = string | number | boolean | null | readonly FieldValue[] | SectionValues;

/** The values of a section, in the shape of the request that changes them. */
export interface SectionValues {
  readonly [name: string]: FieldValue;
}

/** The value at a path such as `address.city`; null where there is none. */
export function valueAt(values: SectionValues, path: string): FieldValue {
  let value: FieldValue = values;
  for (const name of path.split('.')) {
    if (!isGroup(value)) return null;
    value = value[name] ?? null;
  }
  return value;
}

/** The same values, with a new one at the path. */
export function withValueAt(values: SectionValues, path: string, value: FieldValue): SectionValues {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [name]: value };
  const group = values[name] ?? null;
  return { ...values, [name]: withValueAt(isGroup(group) ? group : {}, rest.join('.'), value) };
}

/** Several fields under one name, such as an address or a row of a list. */
export function isGroup(value: FieldValue): value is SectionValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('amount' in value);
}

/** A list of rows, as against a list of texts. */
export function isRows(value: FieldValue): value is readonly SectionValues[] {
  return Array.isArray(value) && value.every(isGroup);
}

/** Whether two values are equivalent; an absent field equals an empty one. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((entry, index) => isSameValue(entry, other[index] ?? null))
    );
  }
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSameValue(one[name] ?? null, other[name] ?? null));
  }
  return one === other;
}

function isRecord(value: FieldValue): value is SectionValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The changed fields, each as a whole. */
export function changedFields(before: SectionValues, after: SectionValues): SectionValues {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name] ?? null)),
  );
}
