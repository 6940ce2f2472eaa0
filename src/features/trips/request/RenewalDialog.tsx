import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { SupplierPart, Trip, TripRenewal } from '#domain/contract.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { OpenTripLink } from '../../../components/trip-status/OpenTripLink.tsx';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { findActionOffer } from '../deciding/deciding.ts';
import { isSupplierPart } from '../kinds/trip-kinds.ts';
import { SearchForPart } from '../SearchForPart.tsx';
import { Approvers } from './Approvers.tsx';
import { InfoFields } from './InfoFields.tsx';
import { NearestOffers } from './NearestOffers.tsx';
import { RENEWAL_OUTCOME_WORDS } from './renewal-words.ts';
import type { NearestProps, RenewalState, RequestingProps } from './requesting.ts';
import { useRequestForm } from './use-request-form.ts';

interface RenewalDialogProps {
  trip: Trip;
  requesting: RequestingProps;
  nearest: NearestProps;
}

export function RenewalDialog({ trip, requesting, nearest }: RenewalDialogProps) {
  const formId = useId();
  const { renewal, onLeaveRenewal } = requesting;
  const isRetry = trip.status === 'approved';
  const sending = renewal.state === 'loaded' && renewal.sending;
  const leave = () => {
    if (!sending) onLeaveRenewal();
  };
  return (
    <DialogFrame
      open={renewal.state !== 'closed'}
      title={
        isRetry ? <Trans>Try again what could not be booked</Trans> : <Trans>Request this trip again</Trans>
      }
      busy={sending || renewal.state === 'loading'}
      onLeave={leave}
      buttons={
        <>
          <Button variant="default" aria-disabled={sending} onClick={leave}>
            <Trans>Close</Trans>
          </Button>
          <Confirmation trip={trip} renewal={renewal} formId={formId} />
        </>
      }
    >
      <Content trip={trip} requesting={requesting} nearest={nearest} formId={formId} />
    </DialogFrame>
  );
}

interface ConfirmationProps {
  trip: Trip;
  renewal: RenewalState;
  formId: string;
}

function Confirmation({ trip, renewal, formId }: ConfirmationProps): ReactNode {
  if (renewal.state === 'failed') {
    return (
      <Button onClick={renewal.onRetry}>
        <Trans>Try again</Trans>
      </Button>
    );
  }
  if (renewal.state !== 'loaded' || !renewal.renewal.total || isGone(trip)) return null;
  const { sending, renewal: now } = renewal;
  return (
    <Button
      type="submit"
      form={formId}
      aria-disabled={sending}
      leftSection={sending ? <Spinner size={18} /> : null}
    >
      {now.verdict?.levels.length === 0 ? <Trans>Book now</Trans> : <Trans>Send for approval</Trans>}
    </Button>
  );
}

function Content({ trip, requesting, nearest, formId }: RenewalDialogProps & { formId: string }): ReactNode {
  const { renewal } = requesting;
  switch (renewal.state) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <Group component="p" gap="sm" wrap="nowrap" mih={80} role="status">
          <Spinner size={24} />
          <Trans>Checking the current price…</Trans>
        </Group>
      );
    case 'failed':
      return (
        <Notice kind="error" title={<Trans>The current cost could not be checked</Trans>}>
          {renewal.message}
        </Notice>
      );
    case 'loaded':
      return isGone(trip) ? (
        <Notice kind="warning">
          <Trans>This trip can no longer be requested again. Please look at it as it is now.</Trans>
        </Notice>
      ) : (
        <RenewalForm
          trip={trip}
          requesting={requesting}
          nearest={nearest}
          renewal={renewal}
          formId={formId}
        />
      );
  }
}

interface RenewalFormProps extends RenewalDialogProps {
  renewal: Extract<RenewalState, { state: 'loaded' }>;
  formId: string;
}

function RenewalForm({ trip, requesting, nearest, renewal: loaded, formId }: RenewalFormProps) {
  const { renewal, sending, changed, refusal, earlierTripHref } = loaded;
  const isReasonNeeded = renewal.verdict !== undefined && needsReason(renewal.verdict);
  const form = useRequestForm({
    info: trip.bookingInfo,
    needsReason: isReasonNeeded,
    pending: sending,
    onSubmit: requesting.onSendRenewal,
  });
  return (
    <form id={formId} data-fields="true" {...form.formProps}>
      {changed ? (
        <Notice kind="warning" title={<Trans>Something has changed since you looked</Trans>}>
          <Trans>Nothing was requested. Please look at the prices and approvers as they are now.</Trans>
        </Notice>
      ) : null}
      {refusal === null ? null : (
        <Notice kind="error" action={earlierTripHref && <OpenTripLink href={earlierTripHref} />}>
          {refusal}
        </Notice>
      )}
      <RenewalParts
        trip={trip}
        renewal={renewal}
        nearest={nearest}
        onSearchAgain={requesting.onSearchAgain}
      />
      {renewal.total ? (
        <>
          <ApprovalText renewal={renewal} />
          <InfoFields
            info={trip.bookingInfo}
            purposes={requesting.purposes}
            needsReason={isReasonNeeded}
            form={form}
          />
        </>
      ) : (
        <Notice kind="warning">
          {trip.status === 'approved' ? (
            <Trans>It is no longer available as it was. Choose another, or continue without it.</Trans>
          ) : (
            <Trans>
              The trip can't be requested as it was. Please search for what is missing and book it again.
            </Trans>
          )}
        </Notice>
      )}
    </form>
  );
}

function ApprovalText({ renewal: { verdict, approvers = [] } }: { renewal: TripRenewal }) {
  if (verdict?.levels.length === 0) {
    return (
      <p>
        <Trans>It needs no approval, and is booked at once.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>Approval by:</Trans> <Approvers approvers={approvers} />
    </p>
  );
}

function isGone(trip: Trip): boolean {
  return findActionOffer(trip, 'resubmit').kind !== 'allowed';
}

interface RenewalPartsProps {
  trip: Trip;
  renewal: TripRenewal;
  nearest: NearestProps;
  onSearchAgain: (part: SupplierPart) => void;
}

function RenewalParts({ trip, renewal, nearest, onSearchAgain }: RenewalPartsProps) {
  const { t } = useLingui();
  const parts = new Map(trip.parts.map((part) => [part._id, part]));
  return (
    <table data-prices="true">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Part</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>Now</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {renewal.parts.map(({ partId, outcome, before, price, nearest: offers = [] }) => {
          const part = parts.get(partId);
          const why = RENEWAL_OUTCOME_WORDS[outcome];
          return (
            <tr key={partId}>
              <th scope="row">
                {part ? partName(part) : null}
                {why ? (
                  <Text span display="block" c="var(--mantine-color-error)">
                    {t(why)}
                  </Text>
                ) : null}
                {part && isSupplierPart(part) && trip.status !== 'approved' ? (
                  <NearestOffers part={part} offers={offers} nearest={nearest} />
                ) : null}
                {why &&
                part &&
                isSupplierPart(part) &&
                trip.status !== 'approved' &&
                outcome !== 'unavailable' ? (
                  <SearchForPart part={part} onSearchAgain={onSearchAgain} />
                ) : null}
              </th>
              <td>{formatMoney(before)}</td>
              <td>{price ? <strong>{formatMoney(price)}</strong> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {trip.status === 'approved' ? <Trans>Total of the trip</Trans> : <Trans>Total</Trans>}
          </th>
          <td>{formatMoney(renewal.before)}</td>
          <td>{renewal.total ? <strong>{formatMoney(renewal.total)}</strong> : '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
