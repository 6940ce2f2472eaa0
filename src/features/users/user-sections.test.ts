import { describe, expect, it } from 'vitest';
import { documentFaults } from './user-sections.ts';

const TODAY = '2027-03-14';
const good = { issueDate: '2024-05-01', expiryDate: '2034-04-30' };
const turned = { issueDate: '2026-04-30', expiryDate: '2024-05-01' };
const future = { issueDate: '2027-03-15', expiryDate: '2034-04-30' };

const findFaults = (passports: object[], stored: object[] = []) =>
  Object.keys(documentFaults({ passports } as never, { passports: stored } as never, TODAY));

describe('what is wrong with the days of documents', () => {
  it('finds nothing in documents that end after they start, or have no days yet', () => {
    const empty = { issueDate: null, expiryDate: null, visas: [] };
    const ofToday = { issueDate: TODAY, expiryDate: '2034-04-30', visas: [] };
    expect(findFaults([{ ...good, visas: [good] }, empty, ofToday])).toEqual([]);
  });

  it('names the passports and visas that end before they start, or on the same day', () => {
    const oneDay = { issueDate: '2024-05-01', expiryDate: '2024-05-01' };
    const passports = [
      { ...good, visas: [good, turned] },
      { ...oneDay, visas: [] },
    ];
    expect(findFaults(passports)).toEqual(['passports.0.visas.1.expiryDate', 'passports.1.expiryDate']);
  });

  it('names the passports and visas that are issued in the future', () => {
    const passports = [
      { ...good, visas: [good, future] },
      { ...future, visas: [] },
    ];
    expect(findFaults(passports)).toEqual(['passports.0.visas.1.issueDate', 'passports.1.issueDate']);
  });

  it('lets future issue dates stay that were stored before', () => {
    const stored = [{ _id: '1', ...future, visas: [future] }];
    expect(findFaults(stored, stored)).toEqual([]);
    expect(findFaults([{ ...stored[0], issueDate: '2027-03-16' }], stored)).toEqual([
      'passports.0.issueDate',
    ]);
  });
});
