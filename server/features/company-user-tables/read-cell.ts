import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { ImportProblem } from '#domain/contract.ts';
import { isOneLine, isPhoneNumber } from '#domain/typed-text.ts';
import { personalLists } from '../enums/people.ts';
import { foldText } from '../search/fold-text.ts';
import { type Column, REFERENCE_POSITIONS, referenceColumn } from './columns.ts';
import type { RecordLabel } from './table-repository.ts';
import { toYesOrNo } from './to-cells.ts';

export interface Nameable {
  departments: ReadonlyMap<string, RecordLabel>;
  policies: ReadonlyMap<string, RecordLabel>;
  references: ReadonlyMap<Column, string>;
}

export type ReadCell = { text: string } | { fault: ImportProblem['code'] };

type Reader = (cell: string, nameable: Nameable) => ReadCell;

const LONGEST_ADDRESS = 254;
const LONGEST_PHONE = 40;
const YES_OR_NO = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
]);

const upTo =
  (longest: number): Reader =>
  (cell) =>
    cell.length > longest ? { fault: 'too_long' } : { text: cell };

const choice =
  (category: keyof typeof personalLists): Reader =>
  (cell) => {
    const found = personalLists[category]().find(({ id, label }) =>
      [id, label].some((name) => foldText(name) === foldText(cell)),
    );
    return found ? { text: found.id } : { fault: 'unknown' };
  };

const named =
  (kind: 'departments' | 'policies'): Reader =>
  (cell, nameable) => {
    const found = nameable[kind].get(foldText(cell));
    return found ? { text: found.name } : { fault: 'unknown' };
  };

const address: Reader = (cell) => {
  if (cell.length > LONGEST_ADDRESS) return { fault: 'too_long' };
  return isAddress(cell) ? { text: cell } : { fault: 'malformed' };
};

const personName: Reader = (cell, nameable) =>
  isOneLine(cell) ? upTo(60)(cell, nameable) : { fault: 'malformed' };

const phone: Reader = (cell) => {
  if (cell.length > LONGEST_PHONE) return { fault: 'too_long' };
  return isPhoneNumber(cell) ? { text: cell } : { fault: 'malformed' };
};

const reference =
  (column: Column): Reader =>
  (cell, nameable) => {
    if (!nameable.references.has(column)) return { fault: 'unknown' };
    return upTo(120)(cell, nameable);
  };

const READERS: Partial<Record<Column, Reader>> = {
  email: address,
  firstName: personName,
  lastName: personName,
  namePrefix: choice('nameprefixes'),
  role: choice('roles'),
  department: named('departments'),
  businessPhone: phone,
  mobilePhone: phone,
  contactRelation: choice('contactrelations'),
  travelPolicy: named('policies'),
  level1Approver: address,
  level2Approver: address,
  note: upTo(2000),
  active(cell) {
    const isYes = YES_OR_NO.get(foldText(cell));
    return isYes === undefined ? { fault: 'malformed' } : { text: toYesOrNo(isYes) };
  },
  ...Object.fromEntries(
    REFERENCE_POSITIONS.map(referenceColumn).map((column) => [column, reference(column)]),
  ),
};

export function readCell(column: Column, cell: string, nameable: Nameable): ReadCell {
  const read = READERS[column];
  return cell === '' || !read ? { text: cell } : read(cell, nameable);
}

function isAddress(text: string): boolean {
  const { email } = fullFormats;
  return email instanceof RegExp && email.test(text);
}
