import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { SearchScreen, type SearchScreenProps } from '../../../components/booking/SearchScreen.tsx';
import { DateComparison, type DateComparisonProps } from './DateComparison.tsx';
import { FlightSearchForm, type FlightSearchFormProps } from './FlightSearchForm.tsx';

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
            <DateComparison
              {...comparison}
              onClose={() => {
                comparison.onClose();
                compareButton.current?.focus();
              }}
            />
          ) : null}
        </>
      )}
    />
  );
}
