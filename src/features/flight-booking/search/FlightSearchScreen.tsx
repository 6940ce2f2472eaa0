import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { SearchScreen, type SearchScreenProps } from '../../../components/booking/SearchScreen.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import type { DateComparisonProps } from './DateComparison.tsx';
import { FlightSearchForm, type FlightSearchFormProps } from './FlightSearchForm.tsx';

const DateComparison = lazy(async () => ({ default: (await import('./DateComparison.tsx')).DateComparison }));

interface FlightFields extends FlightSearchFormProps {
  comparison: DateComparisonProps | null;
  sameFlights?: ReactNode;
}

export type FlightSearchScreenProps = Omit<
  Extract<SearchScreenProps<FlightFields>, { state: 'ready' }>,
  'state'
>;

export function FlightSearchScreen(props: FlightSearchScreenProps) {
  const compareButton = useRef<HTMLButtonElement>(null);
  return (
    <SearchScreen<FlightFields>
      title={<Trans>Book a flight</Trans>}
      search={{ ...props, state: 'ready' }}
      form={({ comparison, sameFlights, ...form }) => (
        <>
          {sameFlights}
          <FlightSearchForm {...form} compareButton={compareButton} />
          {comparison ? (
            <Suspense fallback={<Spinner />}>
              <DateComparison
                {...comparison}
                onClose={() => {
                  comparison.onClose();
                  compareButton.current?.focus();
                }}
              />
            </Suspense>
          ) : null}
        </>
      )}
    />
  );
}
