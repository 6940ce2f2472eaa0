import { useRouter } from '@tanstack/react-router';
import type { EnumEntry } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import type { ColleagueList } from '../components/booking/ColleaguePicker.tsx';
import { useColleagues } from './use-colleagues.ts';

interface TripChoices {
  colleagues: ColleagueList | null;
  purposes: readonly EnumEntry[] | null;
}

/**
 * The possible travelers and purposes; neither can be chosen while a booked part is changed, because its
 * trip has them.
 */
export function useTripChoices(session: Session, { isChange }: { isChange: boolean }): TripChoices {
  const { enums } = useRouter().options.context;
  const colleagues = useColleagues(session);
  return isChange
    ? { colleagues: null, purposes: null }
    : { colleagues, purposes: enums.choices('trippurposes') };
}
