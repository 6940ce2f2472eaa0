import { Trans } from '@lingui/react/macro';
import { SearchScreen, type SearchScreenProps } from '../../../components/booking/SearchScreen.tsx';
import { HotelSearchForm, type HotelSearchFormProps } from './HotelSearchForm.tsx';

export type HotelSearchScreenProps = SearchScreenProps<HotelSearchFormProps>;

export function HotelSearchScreen(props: HotelSearchScreenProps) {
  return (
    <SearchScreen
      title={<Trans>Book a hotel</Trans>}
      search={props}
      form={(search) => <HotelSearchForm {...search} />}
    />
  );
}
