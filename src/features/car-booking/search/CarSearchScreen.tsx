import { Trans } from '@lingui/react/macro';
import { SearchScreen, type SearchScreenProps } from '../../../components/booking/SearchScreen.tsx';
import { CarSearchForm, type CarSearchFormProps } from './CarSearchForm.tsx';

export type CarSearchScreenProps = SearchScreenProps<CarSearchFormProps>;

export function CarSearchScreen(props: CarSearchScreenProps) {
  return (
    <SearchScreen
      title={<Trans>Rent a car</Trans>}
      search={props}
      form={(search) => <CarSearchForm {...search} />}
    />
  );
}
