import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const IMPORT_COLUMNS: Readonly<Record<string, MessageDescriptor>> = {
  email: msg`E-mail`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  namePrefix: msg`Name prefix`,
  role: msg`Role`,
  department: msg`Department`,
  businessPhone: msg`Business phone`,
  mobilePhone: msg`Mobile phone`,
  contactRelation: msg`Contact relation`,
  travelPolicy: msg`Travel policy`,
  level1Approver: msg`Level 1 approver`,
  level2Approver: msg`Level 2 approver`,
  note: msg`Note`,
  active: msg`Active`,
  referenceField1: msg`Reference field 1`,
  referenceField2: msg`Reference field 2`,
  referenceField3: msg`Reference field 3`,
  referenceField4: msg`Reference field 4`,
  referenceField5: msg`Reference field 5`,
  referenceField6: msg`Reference field 6`,
};

export function importTemplate(): string {
  const example: Record<string, string> = {
    email: 'anna.keller@company.example',
    firstName: 'Anna',
    lastName: 'Keller',
    namePrefix: 'ms',
    role: 'traveler',
    mobilePhone: '+41 79 555 01 11',
    contactRelation: 'employee',
    active: 'yes',
  };
  const columns = Object.keys(IMPORT_COLUMNS);
  const lines = [columns, columns.map((column) => example[column] ?? '')];
  return `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
