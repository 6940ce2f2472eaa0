import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../../../../components/Icon.tsx';
import { SERVICE_ICONS, SERVICE_WORDS } from '../../../../components/trip-status/service-words.ts';
import classes from '../PartHead.module.css';
import type { HeadProps, TripKind } from '../trip-kind.ts';
import { ExternalFacts } from './ExternalFacts.tsx';
import { externalMoments } from './external-moments.ts';

export const externalKind: TripKind<'external'> = {
  Head: ExternalHead,
  Facts: ExternalFacts,
  moments: externalMoments,
  // No supplier is called.
  statusMeanings: {
    held: msg`The agency has it ready. It counts as booked once the trip is approved.`,
    confirming: msg`The booking is being recorded.`,
    confirmed: null,
    unknown: msg`The booking is being recorded.`,
    changing: msg`The change is being recorded.`,
    cancelling: msg`The cancellation is being recorded.`,
    cancelled: null,
    failed: msg`It was not booked, and nothing has to be paid for it.`,
  },
  priceNote: msg`as the agency has recorded it`,
  zone: () => undefined,
  freeUntil: () => undefined,
};

function ExternalHead({ part: { supplier, service } }: HeadProps<'external'>) {
  const { t } = useLingui();
  return (
    <>
      <span className={classes.service}>
        <Icon path={SERVICE_ICONS[service]} size={24} />
      </span>
      <div className={classes.name}>
        <h4>{supplier}</h4>
        <p className={classes.address}>
          {t(SERVICE_WORDS[service])}, <Trans>booked by the agency</Trans>
        </p>
      </div>
    </>
  );
}
