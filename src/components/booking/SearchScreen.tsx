import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AreaError, type AreaFailure } from '../AreaError.tsx';
import { LinearProgress } from '../LinearProgress.tsx';
import { Page } from '../Page.tsx';
import { EarlierSearches, type EarlierSearchesProps } from '../places/EarlierSearches.tsx';
import { type BookingStep, BookingSteps } from './BookingSteps.tsx';
import { DraftNotice, type UnfinishedBooking } from './DraftNotice.tsx';

export interface ReadySearch {
  state: 'ready';
  left: UnfinishedBooking | null;
  earlier: EarlierSearchesProps | null;
  onContinue: () => void;
  onDiscard: () => void;
}

type SearchState<Form> =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | (ReadySearch & Form);

export type SearchScreenProps<Form> = SearchState<Form> & {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
};

interface FramedSearchProps<Form> {
  title: ReactNode;
  search: SearchScreenProps<Form>;
  form: (search: ReadySearch & Form) => ReactNode;
}

export function SearchScreen<Form>({ title, search, form }: FramedSearchProps<Form>) {
  return (
    <Page title={title}>
      <BookingSteps steps={search.steps} current={0} furthest={search.furthest} />
      {renderContent(search, form)}
    </Page>
  );
}

function renderContent<Form>(search: SearchState<Form>, form: FramedSearchProps<Form>['form']): ReactNode {
  switch (search.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...search.failure} />;
    case 'ready': {
      const { left, earlier, onContinue, onDiscard } = search;
      return (
        <Stack gap="lg">
          {left && <DraftNotice left={left} onContinue={onContinue} onDiscard={onDiscard} />}
          {form(search)}
          {earlier && <EarlierSearches {...earlier} />}
        </Stack>
      );
    }
  }
}
