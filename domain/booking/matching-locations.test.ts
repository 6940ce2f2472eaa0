import { describe, expect, it } from 'vitest';
import { matchingLocations } from './matching-locations.ts';

const locations = [
  {
    _id: 'l1',
    name: 'Zürich Head Office',
    address: { street: 'Sihlquai 20', postalCode: '8005', city: 'Zürich' },
    latitude: 47.38,
    longitude: 8.53,
  },
  { _id: 'l2', name: 'Works', address: { city: 'Winterthur' }, latitude: 47.5, longitude: 8.72 },
];

describe('the locations that typed text means', () => {
  it.each([
    ['head', ['l1']],
    ['HEAD OFF', ['l1']],
    ['sihlquai 20', ['l1']],
    ['8005 zuerich', ['l1']],
    ['zurich head', ['l1']],
    ['works winterthur', ['l2']],
    ['works zurich', []],
    ['zürich', []],
    ['wint', []],
    ['ead', []],
    [' ', []],
  ])('for %j are %j', (typed, ids) => {
    expect(matchingLocations(locations, typed).map(({ _id }) => _id)).toEqual(ids);
  });
});
