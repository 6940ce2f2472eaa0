import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { SearchScreen, type SearchScreenProps } from '../../../components/booking/SearchScreen.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import type { DateComparisonProps } from './DateComparison.tsx';
import { FlightSearchForm, type FlightSearchFormProps } from './FlightSearchForm.tsx';

const DateComparison = lazy(async () => ({ default: (await import('./DateComparison.tsx')).DateComparison }));

interface FlightFields extends FlightSearchFormProps {
  /** The prices of other days; null unless they were requested. */
  comparison: DateComparisonProps | null;
  /** While a booked flight is changed: the same flights on other days. */
  sameFlights?: ReactNode;
}

export type FlightSearchScreenProps = Omit<
  Extract<SearchScreenProps<FlightFields>, { state: 'ready' }>,
  'state'
>;

/** The first step of booking a flight: where, when, how and for whom. */
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
