import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ANNA, DANIEL } from '#stories/support/people.ts';
import { choosePeople, chosenPeople } from './chosen-people.ts';

it('keeps the chosen people of each company', () => {
  const client = new QueryClient();
  choosePeople(client, 'zug', [ANNA, DANIEL]);
  choosePeople(client, 'hamburg', [ANNA]);
  expect(chosenPeople(client, 'zug')).toEqual([ANNA, DANIEL]);
  expect(chosenPeople(client, 'hamburg')).toEqual([ANNA]);
  expect(chosenPeople(client, 'london')).toEqual([]);
});

it('forgets them with the data of their person', () => {
  choosePeople(new QueryClient(), 'zug', [ANNA]);
  expect(chosenPeople(new QueryClient(), 'zug')).toEqual([]);
});
