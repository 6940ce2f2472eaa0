import { expect, it } from 'vitest';
import { type RequestValues, requestFaults, toOfflineRequest } from './request-values.ts';

const FILLED: RequestValues = {
  travelers: [{ _id: 'm', firstName: 'Mirjam', lastName: 'Zgraggen' }],
  kinds: ['rail', 'hotel'],
  dates: { from: '2027-03-14', to: '2027-03-16' },
  places: [' Zürich', '', 'Milan '],
  purpose: 'client-visit',
  text: '  A morning train\nat a table ',
};

it('sends the filled-in values, without empty ones', () => {
  expect(requestFaults(FILLED, '2027-03-01')).toEqual({});
  expect(toOfflineRequest(FILLED)).toEqual({
    travelers: ['m'],
    kinds: ['rail', 'hotel'],
    startsOn: '2027-03-14',
    endsOn: '2027-03-16',
    places: ['Zürich', 'Milan'],
    text: 'A morning train\nat a table',
    purpose: 'client-visit',
  });
});

it('reports every missing field', () => {
  const empty = {
    ...FILLED,
    travelers: [],
    kinds: [],
    dates: { from: '', to: '' },
    places: [' '],
    purpose: '',
    text: ' ',
  };
  expect(requestFaults(empty, '2027-03-01')).toEqual({
    travelers: 'required',
    kinds: 'required',
    dates: 'required',
    'places.0': 'required',
    purpose: 'required',
    text: 'required',
  });
});

it('accepts no day that is over, but today', () => {
  expect(requestFaults(FILLED, '2027-03-15')).toEqual({ dates: 'past' });
  expect(requestFaults(FILLED, '2027-03-14')).toEqual({});
});
