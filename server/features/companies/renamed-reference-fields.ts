import type { CompanyFinance } from '#domain/contract.ts';

type ReferenceFields = CompanyFinance['referenceFields'];

/**
 * The new names of fields by their old ones. A field is known by its position; one whose name stands at another
 * position now, or did before, has only changed its place.
 */
export function renamedReferenceFields(before: ReferenceFields, after: ReferenceFields): Map<string, string> {
  const [oldNames, newNames] = [before, after].map((fields) => new Set(fields.map(({ name }) => name)));
  const renames = after.flatMap(({ position, name }) => {
    const former = before.find((field) => field.position === position)?.name;
    const isRenamed = former !== undefined && !newNames?.has(former) && !oldNames?.has(name);
    return isRenamed ? [[former, name] as const] : [];
  });
  return new Map(renames);
}
