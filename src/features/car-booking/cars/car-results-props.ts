import type { CarCriteria, RentalPlace } from '#domain/car-booking/car-criteria.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import type { CarListSettings } from '#domain/car-booking/car-list-settings.ts';
import type { ClashNoticeProps } from '../../../components/booking/ClashNotice.tsx';
import type { RepricingResult } from '../../../components/booking/RepricingDialog.tsx';
import type { ResultsProps } from '../../../components/results/ResultsScreen.tsx';

export type CarLabelOf = (
  category: 'carcategory' | 'groupedcartransmission' | 'groupedcarfuel',
  id: string,
) => string;

export interface CarResultsScreenProps extends ResultsProps<CarCriteria, CarList, CarListSettings> {
  checking: string | null;
  gone: ReadonlySet<string>;
  clashes: ClashNoticeProps;
  repricing: RepricingResult | null;
  onRetryPrice: (() => void) | null;
  labelOf: CarLabelOf;
  mapStyleUrl: string | undefined;
  requestHref: string;
  onSearchArea: ((pickUp: RentalPlace) => void) | null;
  onChoose: (id: string) => void;
  onAdd: (id: string) => void;
  isChange: boolean;
  onAccept: () => void;
  onPickAnother: () => void;
  onLeave: () => void;
}
