export type FieldValue = string | number | boolean | null | readonly FieldValue[] | SectionValues;

export interface SectionValues {
  readonly [name: string]: FieldValue;
}

export function valueAt(values: SectionValues, path: string): FieldValue {
  let value: FieldValue = values;
  for (const name of path.split('.')) {
    if (!isGroup(value)) return null;
    value = value[name] ?? null;
  }
  return value;
}

export function withValueAt(values: SectionValues, path: string, value: FieldValue): SectionValues {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [name]: value };
  const group = values[name] ?? null;
  return { ...values, [name]: withValueAt(isGroup(group) ? group : {}, rest.join('.'), value) };
}

export function isGroup(value: FieldValue): value is SectionValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('amount' in value);
}

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

export function changedFields(before: SectionValues, after: SectionValues): SectionValues {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name] ?? null)),
  );
}
