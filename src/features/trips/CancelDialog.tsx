import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, TextInput, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { CancellationQuote, Money, Trip, TripCancelRequest, TripPart } from '#domain/contract.ts';
import { areCancelledApart, tripSnapshot } from '#machines/trip/trip-selectors.ts';
import { Amount, AmountList } from '../../components/AmountList.tsx';
import { ON_SITE_PLACES } from '../../components/booking/on-site-words.ts';
import { useModalDialog } from '../../components/dialog/use-modal-dialog.ts';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { partName } from '../../components/trip-status/part-name.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { formatMoney } from '../../i18n/format.ts';
import classes from './CancelDialog.module.css';
import {
  type CancellationPlan,
  type CancellationSums,
  cancellationExtent,
  cancelRequest,
  initialSelection,
  isAnythingPossible,
  isChoice,
  isEnding,
  isWaitingBesideBooked,
  type PossibleCancellation,
  planCancellation,
  selectChosen,
  sumCancellations,
} from './cancellation-plan.ts';
import { findWaitingChange } from './changes/changes.ts';
import { ON_SITE_TEXTS } from './on-site-texts.ts';
import { PartQuotes } from './PartQuotes.tsx';
import { isToBeDecided } from './partly-booked/is-to-be-decided.ts';

export type CancellationState =
  | { state: 'closed' }
  | { state: 'asking'; part?: string }
  | { state: 'unanswered'; part?: string; message: string; onRetry: () => void }
  | { state: 'quoted'; part?: string; quote: CancellationQuote; sending: boolean; refusal: string | null };

interface CancelDialogProps {
  trip: Trip;
  cancellation: CancellationState;
  onLeave: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

export function CancelDialog(props: CancelDialogProps) {
  const { trip, cancellation, onLeave } = props;
  const dialog = useModalDialog(cancellation.state !== 'closed');
  const titleId = useId();
  const sending = cancellation.state === 'quoted' && cancellation.sending;
  const chosen = cancellation.state === 'closed' ? undefined : cancellation.part;
  const part = trip.parts.find(({ _id }) => _id === chosen);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      aria-busy={sending || cancellation.state === 'asking'}
      onCancel={(event) => {
        event.preventDefault();
        if (!sending) onLeave();
      }}
    >
      <Title order={2} id={titleId} variant="breakable" fz="h3" lh="h3">
        <Question trip={trip} part={part} isWaitingOnly={isWaitingOnly(trip, cancellation)} />
      </Title>
      <Content {...props} />
    </dialog>
  );
}

interface QuestionProps {
  trip: Trip;
  part: TripPart | undefined;
  isWaitingOnly: boolean;
}

function Question({ trip, part, isWaitingOnly }: QuestionProps) {
  const name = part && partName(part);
  if (part?.status === 'failed') return <Trans>Continue without {name}?</Trans>;
  if (!part && isToBeDecided(trip)) return <Trans>Cancel the rest of the trip?</Trans>;
  if (isWaitingOnly) return <Trans>Cancel what is waiting for approval?</Trans>;
  if (isWaitingBesideBooked(trip) || areSeveralBooked(trip))
    return <Trans>Cancel bookings of this trip?</Trans>;
  return part ? <Trans>Cancel {name}?</Trans> : <Trans>Cancel the whole trip?</Trans>;
}

function isWaitingOnly(trip: Trip, cancellation: CancellationState): boolean {
  if (cancellation.state !== 'quoted') return false;
  const { quote, part } = cancellation;
  const plan = planCancellation({ trip, quote, part });
  return plan.kind === 'waiting' && !isChoice(plan);
}

function areSeveralBooked({ status, verdict, parts }: Trip): boolean {
  const open = parts.filter((part) => !isEnding(part.status));
  return areCancelledApart(tripSnapshot({ status, levels: verdict.levels })) && open.length > 1;
}

function Content({ trip, cancellation, onLeave, onCancel }: CancelDialogProps) {
  const { t } = useLingui();
  switch (cancellation.state) {
    case 'closed':
      return null;
    case 'asking':
      return (
        <>
          <Group component="p" gap="sm" wrap="nowrap" mih={80} role="status">
            <Spinner size={24} />
            {t`Checking the price…`}
          </Group>
          <Leave onLeave={onLeave} />
        </>
      );
    case 'unanswered':
      return (
        <>
          <Notice kind="error" title={<Trans>The cost could not be checked</Trans>}>
            {cancellation.message}
          </Notice>
          <Leave onLeave={onLeave}>
            <Button onClick={cancellation.onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </Leave>
        </>
      );
    case 'quoted':
      return <CancelForm trip={trip} cancellation={cancellation} onLeave={onLeave} onCancel={onCancel} />;
  }
}

function Leave({ onLeave, children }: { onLeave: () => void; children?: ReactNode }) {
  return (
    <Group mod={{ touch: 'grow' }} gap="sm" justify="end" align="stretch">
      <Button variant="default" onClick={onLeave}>
        <Trans>Keep it</Trans>
      </Button>
      {children}
    </Group>
  );
}

interface CancelFormProps {
  trip: Trip;
  cancellation: { part?: string; quote: CancellationQuote; sending: boolean; refusal: string | null };
  onLeave: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

function CancelForm({ trip, cancellation, onLeave, onCancel }: CancelFormProps) {
  const { t } = useLingui();
  const { part, quote, sending, refusal } = cancellation;
  const plan = planCancellation({ trip, quote, part });
  const isPossible = isAnythingPossible(plan);
  const isLeftOut = plan.kind === 'leaveOut';
  const question = isLeftOut ? t`Why is it left out?` : t`Why is it cancelled?`;
  const form = useAppForm({
    initialValues: { reason: '', parts: [...initialSelection(plan, part)] },
    validate: ({ reason, parts }) => ({
      parts:
        plan.kind === 'parts' && selectChosen(plan, new Set(parts)).length === 0
          ? t`Choose at least one booking.`
          : undefined,
      reason: reason.trim() === '' ? t`Required` : undefined,
    }),
    pending: sending,
    onSubmit: ({ reason, parts }) => onCancel(cancelRequest(plan, new Set(parts), reason)),
  });
  const chosenIds = new Set(form.useWatchValue('parts'));
  const chosen = selectChosen(plan, chosenIds);
  return (
    <form className={classes.form} {...form.formProps}>
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      {chosen.some(({ _id }) => findWaitingChange(trip, _id)) ? (
        <Notice kind="info">
          <Trans>The change that is waiting for approval is withdrawn with it.</Trans>
        </Notice>
      ) : null}
      <PartQuotes
        plan={plan}
        trip={trip}
        chosen={chosenIds}
        onChoose={(id, isChosen) => form.setFieldValue('parts', withChoice(chosenIds, id, isChosen))}
        error={form.errors.parts}
      />
      {plan.kind !== 'leaveOut' && plan.possible.length > 1 ? <Sums sums={sumCancellations(chosen)} /> : null}
      {isPossible ? (
        <TextInput
          key={form.key('reason')}
          {...form.getInputProps('reason')}
          label={question}
          maxLength={500}
        />
      ) : null}
      <Group mod={{ touch: 'grow' }} gap="sm" justify="end" align="stretch">
        <Button variant="default" aria-disabled={sending} onClick={() => sending || onLeave()}>
          {isPossible ? <Trans>Keep it</Trans> : <Trans>Close</Trans>}
        </Button>
        {isPossible ? (
          <Button
            type="submit"
            {...(!isLeftOut && { color: 'red' })}
            aria-disabled={sending}
            leftSection={sending ? <Spinner size={18} /> : null}
          >
            <SubmitLabel plan={plan} chosen={chosen} />
          </Button>
        ) : null}
      </Group>
      <VisuallyHidden role="status">{sending ? t`Cancelling…` : ''}</VisuallyHidden>
    </form>
  );
}

function withChoice(chosen: ReadonlySet<string>, id: string, isChosen: boolean): string[] {
  const others = [...chosen].filter((one) => one !== id);
  return isChosen ? [...others, id] : others;
}

function SubmitLabel({ plan, chosen }: { plan: CancellationPlan; chosen: readonly PossibleCancellation[] }) {
  const count = chosen.length;
  const total = plan.possible.length + plan.impossible.length;
  const extent = cancellationExtent(plan, chosen);
  if (extent === 'leaveOut') return <Trans>Continue without it</Trans>;
  if (extent === 'whole') return <Trans>Cancel the trip</Trans>;
  if (extent === 'rest') return <Trans>Cancel the rest</Trans>;
  if (extent === 'waiting') return <Trans>Cancel what is waiting for approval</Trans>;
  if (total === 1) return <Trans>Cancel the booking</Trans>;
  if (count === 0) return <Trans>Cancel bookings</Trans>;
  if (count === total) return <Trans>Cancel all {total} bookings</Trans>;
  return (
    <Trans>
      Cancel {count} of {total} bookings
    </Trans>
  );
}

function Sums({ sums: { refunds, kept, charged, waived } }: { sums: CancellationSums }) {
  const { t } = useLingui();
  return (
    <div role="status">
      <AmountList p="sm" bdrs="sm" bg="var(--surface-hover)">
        <Sum name={<Trans>Kept by the suppliers, in all</Trans>} amounts={kept} />
        {ON_SITE_PLACES.map((place) => (
          <OnSiteSum key={place} name={t(ON_SITE_TEXTS[place].chargedInAll)} amounts={charged[place]} />
        ))}
        <Sum name={<Trans>Total refund</Trans>} amounts={refunds} />
        {ON_SITE_PLACES.map((place) => (
          <OnSiteSum key={place} name={t(ON_SITE_TEXTS[place].waivedInAll)} amounts={waived[place]} />
        ))}
      </AmountList>
    </div>
  );
}

interface SumProps {
  name: ReactNode;
  amounts: readonly Money[];
}

function OnSiteSum({ name, amounts }: SumProps) {
  return amounts.length > 0 ? <Sum name={name} amounts={amounts} /> : null;
}

function Sum({ name, amounts }: SumProps) {
  const { i18n } = useLingui();
  return (
    <Amount name={name} isMain>
      {amounts.length > 0 ? (
        new Intl.ListFormat(i18n.locale).format(amounts.map(formatMoney))
      ) : (
        <Trans>Nothing</Trans>
      )}
    </Amount>
  );
}
