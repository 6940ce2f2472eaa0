import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isRows, type SectionValues, valueAt } from '#domain/records/section-values.ts';

type Faults = Record<string, MessageDescriptor>;

/** The errors in the days of passports and visas, by field name. Issue dates in `stored` are accepted. */
export function documentFaults(values: SectionValues, stored: SectionValues, today: string): Faults {
  const storedPassports = rowsAt(stored, 'passports');
  const faults = rowsAt(values, 'passports').map((passport, index) => {
    const name = `passports.${index}`;
    const before = storedPassports.filter(({ _id }) => _id === passport._id);
    const visasBefore = before.flatMap((known) => rowsAt(known, 'visas'));
    const visas = rowsAt(passport, 'visas').map((visa, place) =>
      findFaults(visa, `${name}.visas.${place}`, visasBefore, today),
    );
    return Object.assign(findFaults(passport, name, before, today), ...visas);
  });
  return Object.assign({}, ...faults);
}

/** Days on the calendar compare as texts. */
function findFaults(
  { issueDate, expiryDate }: SectionValues,
  name: string,
  known: readonly SectionValues[],
  today: string,
): Faults {
  if (typeof issueDate !== 'string') return {};
  const faults: Faults = {};
  const isStored = known.some((document) => document.issueDate === issueDate);
  if (issueDate > today && !isStored) faults[`${name}.issueDate`] = msg`The date of issue is in the future.`;
  if (typeof expiryDate === 'string' && expiryDate <= issueDate) {
    faults[`${name}.expiryDate`] = msg`It ends before it begins.`;
  }
  return faults;
}

function rowsAt(values: SectionValues, path: string): readonly SectionValues[] {
  const rows = valueAt(values, path);
  return isRows(rows) ? rows : [];
}
