import type { CarCriteria, RentalPlace } from '#domain/car-booking/car-criteria.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import type { CarListSettings } from '#domain/car-booking/car-list-settings.ts';
import type { ClashNoticeProps } from '../../../components/booking/ClashNotice.tsx';
import type { RepricingResult } from '../../../components/booking/RepricingDialog.tsx';
import type { ResultsProps } from '../../../components/results/ResultsScreen.tsx';

/** The names of the letters and groups of ACRISS codes, by the categories of the enums. */
export type CarLabelOf = (
  category: 'carcategory' | 'groupedcartransmission' | 'groupedcarfuel',
  id: string,
) => string;

export interface CarResultsScreenProps extends ResultsProps<CarCriteria, CarList, CarListSettings> {
  /** The car that is being repriced. */
  checking: string | null;
  /** Cars that were sold out or withdrawn when they were chosen. */
  gone: ReadonlySet<string>;
  /** What any of the cars would not go together with. */
  clashes: ClashNoticeProps;
  /** The outcome of repricing the chosen car; null while no question is open. */
  repricing: RepricingResult | null;
  /** Requests the price again; null unless the supplier gave no answer. */
  onRetryPrice: (() => void) | null;
  labelOf: CarLabelOf;
  mapStyleUrl: string | undefined;
  /** The link for requesting the same from the agency. */
  requestHref: string;
  /** Searches for stations around another place, which was chosen on the map; null while a booked car is changed. */
  onSearchArea: ((pickUp: RentalPlace) => void) | null;
  /** To the checkout. */
  onChoose: (id: string) => void;
  /** Into the draft trip. */
  onAdd: (id: string) => void;
  /** A booked car is changed. */
  isChange: boolean;
  onAccept: () => void;
  onPickAnother: () => void;
  onLeave: () => void;
}
