import type { FieldValue, SectionValues } from '#domain/records/section-values.ts';

/**
 * The body of a request from the fields of a section. An empty field is null, which clears it; in the rows of a
 * list, which are sent as a whole, it is omitted.
 */
export function requestBody<Body>(values: SectionValues): Body & object {
  const body = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inBody(value)]));
  // The fields of sections are named and limited as the contract does; a test compares the two.
  return body as Body & object;
}

function inBody(value: FieldValue): unknown {
  return Array.isArray(value) ? value.map(withoutNulls) : value;
}

function withoutNulls(value: FieldValue): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}
