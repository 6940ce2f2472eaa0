import { isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';

/** The fields of passports and visas that end before they begin. */
export function documentFaults(values: SectionValues): string[] {
  return rowsAt(values, 'passports').flatMap((passport, index) => {
    const name = `passports.${index}`;
    const visas = rowsAt(passport, 'visas').flatMap((visa, place) =>
      faultsOf(visa, `${name}.visas.${place}`),
    );
    return [...faultsOf(passport, name), ...visas];
  });
}

/** Days on the calendar compare as texts. */
function faultsOf({ issueDate, expiryDate }: SectionValues, name: string): string[] {
  const areDays = typeof issueDate === 'string' && typeof expiryDate === 'string';
  return areDays && expiryDate <= issueDate ? [`${name}.expiryDate`] : [];
}

function rowsAt(values: SectionValues, path: string): readonly SectionValues[] {
  const rows = valueAt(values, path);
  return isRows(rows) ? rows : [];
}
