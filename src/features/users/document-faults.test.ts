import { describe, expect, it } from 'vitest';
import { documentFaults } from './document-faults.ts';

const good = { issueDate: '2024-05-01', expiryDate: '2034-04-30' };
const turned = { issueDate: '2034-04-30', expiryDate: '2024-05-01' };

describe('what is wrong with the days of documents', () => {
  it('finds nothing in documents that end after they begin, or have no days yet', () => {
    const empty = { issueDate: null, expiryDate: null, visas: [] };
    expect(documentFaults({ passports: [{ ...good, visas: [good] }, empty] })).toEqual([]);
  });

  it('names the passports and visas that end before they begin, or on the same day', () => {
    const oneDay = { issueDate: '2024-05-01', expiryDate: '2024-05-01' };
    const passports = [
      { ...good, visas: [good, turned] },
      { ...oneDay, visas: [] },
    ];
    expect(documentFaults({ passports })).toEqual([
      'passports.0.visas.1.expiryDate',
      'passports.1.expiryDate',
    ]);
  });
});
