import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/AppLink.tsx';
import { AreaError, type AreaFailure } from '../../components/AreaError.tsx';
import { AreaState } from '../../components/booking/AreaState.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Page } from '../../components/Page.tsx';
import { mayDecideNow } from './deciding/asking.ts';
import { DecisionFacts } from './deciding/DecisionFacts.tsx';
import { Questions } from './deciding/Questions.tsx';
import { EndReason } from './EndReason.tsx';
import { TripView, type TripViewProps } from './TripView.tsx';

export type TripScreenProps =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'notFound' }
  | ({ state: 'ready' } & TripViewProps);

export function TripScreen(props: TripScreenProps) {
  switch (props.state) {
    case 'loading':
      return (
        <Page title={<Trans>Trip</Trans>} subtitle={<Trans>Loading the trip…</Trans>}>
          <LinearProgress visible />
        </Page>
      );
    case 'failed':
      return (
        <Page title={<Trans>Trip</Trans>}>
          <AreaError {...props.failure} />
        </Page>
      );
    case 'notFound':
      return (
        <Page title={<Trans>Trip</Trans>}>
          <AreaState
            kind="empty"
            title={<Trans>Trip not found</Trans>}
            action={
              <AppLink href="/">
                <Trans>Go to your trips</Trans>
              </AppLink>
            }
          >
            <Trans>It may belong to another company, or you may not have access to it.</Trans>
          </AreaState>
        </Page>
      );
    case 'ready':
      return (
        <Page dense title={props.trip.title}>
          <EndReason trip={props.trip} zone={props.zone} />
          <DecisionFacts
            trip={props.trip}
            prices={props.prices}
            changePrice={props.changePrice}
            purpose={props.labels.purpose}
            zone={props.zone}
          />
          {mayDecideNow(props.trip) ? null : (
            <Questions trip={props.trip} zone={props.zone} asking={props.asking} />
          )}
          <TripView {...props} />
        </Page>
      );
  }
}
