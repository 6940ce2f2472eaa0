import { Trans } from '@lingui/react/macro';
import { AreaError, type AreaFailure } from '../../components/AreaError.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { Page } from '../../components/Page.tsx';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';

export type RequestScreenProps =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | ({ state: 'ready' } & RequestFormProps);

export function RequestScreen(props: RequestScreenProps) {
  return (
    <Page
      title={<Trans>Ask the agency</Trans>}
      subtitle={
        <Trans>For groups, rail, visas and special wishes: say in your own words what you need.</Trans>
      }
    >
      {props.state === 'loading' ? (
        <LinearProgress visible />
      ) : props.state === 'failed' ? (
        <AreaError {...props.failure} />
      ) : (
        <RequestForm {...props} />
      )}
    </Page>
  );
}
