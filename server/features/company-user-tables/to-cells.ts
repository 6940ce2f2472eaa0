import type { Role } from '#domain/contract.ts';
import type { Cells } from './columns.ts';

export interface TableRecord {
  userId: string;
  userActive: boolean;
  membershipId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  namePrefix: string | null;
  role: Role | null;
  businessPhone: string | null;
  mobilePhone: string | null;
  note: string | null;
  active: boolean | null;
  contactRelation: string | null;
  department: string | null;
  travelPolicy: string | null;
  level1Approver: string | null;
  level2Approver: string | null;
  references: { position: number; value: string }[];
}

export function toCells(record: TableRecord): Cells {
  const { userId: _, userActive: __, membershipId: ___, active, references, ...texts } = record;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, (text ?? '').trim()])),
    active: active === null ? '' : toYesOrNo(active),
    ...Object.fromEntries(
      references.map(({ position, value }) => [`referenceField${position}`, value.trim()]),
    ),
  };
}

export function toYesOrNo(active: boolean): string {
  return active ? 'yes' : 'no';
}
