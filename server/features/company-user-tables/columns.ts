export const COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'namePrefix',
  'role',
  'department',
  'businessPhone',
  'mobilePhone',
  'contactRelation',
  'travelPolicy',
  'level1Approver',
  'level2Approver',
  'note',
  'active',
  'referenceField1',
  'referenceField2',
  'referenceField3',
  'referenceField4',
  'referenceField5',
  'referenceField6',
] as const;

export type Column = (typeof COLUMNS)[number];

export type Cells = Partial<Record<Column, string>>;

export const REFERENCE_POSITIONS = [1, 2, 3, 4, 5, 6] as const;
export const APPROVER_COLUMNS = ['level1Approver', 'level2Approver'] as const;

export function referenceColumn(position: (typeof REFERENCE_POSITIONS)[number]) {
  return `referenceField${position}` as const;
}
