import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { sumPrices } from '#domain/checkout/checkout-part.ts';
import type { TripToExtend } from '#domain/checkout/trip-to-extend.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import type { DraftPart, PartRemoval } from '#machines/trip-draft/trip-draft-context.ts';
import type { PartProposal } from '../../booking/use-next-parts.tsx';
import { AppLink } from '../../components/AppLink.tsx';
import { ClashNotice, type ClashNoticeProps } from '../../components/booking/ClashNotice.tsx';
import { Price } from '../../components/booking/Price.tsx';
import { ConfirmDialog } from '../../components/dialog/DialogFrame.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { paths } from '../../components/paths.ts';
import { closeIcon } from '../../components/shell-icons.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './DraftTripCard.module.css';
import { PartFacts } from './PartFacts.tsx';
import { RemovalNotice } from './RemovalNotice.tsx';
import { TripTotal } from './TripTotal.tsx';

export interface DraftTripCardProps {
  parts: readonly DraftPart[];
  extended: TripToExtend | null;
  removed: PartRemoval | null;
  gone: readonly string[];
  ordering: boolean;
  clashes: ClashNoticeProps;
  next: readonly PartProposal[];
  suggested: ReactNode;
  onChange: (part: DraftPart) => void;
  onRemove: (id: string) => void;
  onRestore: () => void;
  onForget: () => void;
  onDiscard: () => void;
  isOpenAtFirst?: boolean;
}

export function DraftTripCard(props: DraftTripCardProps) {
  const { parts, extended, removed, gone, ordering, clashes, next, suggested } = props;
  const { t } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const list = useFocusAfter(removed, parts.length);
  const trip = extended?.itineraryRefId;
  const needsAttention = ordering || removed !== null || gone.length > 0;
  const isOpen = chosen ?? (props.isOpenAtFirst || needsAttention);
  return (
    <Paper component="section" ref={list} tabIndex={-1} aria-label={t`Your draft trip`} miw={0}>
      <Line {...props} detailsId={id} isOpen={isOpen} onToggle={() => setChosen(!isOpen)} />
      {/* Outside of the fold: clashes arrive late, and must not unfold the line under a finger. */}
      <div className={classes.clashes}>
        <ClashNotice {...clashes} />
      </div>
      <Stack id={id} p="md" hidden={!isOpen}>
        {trip ? (
          <p>
            <Trans>Will be added to trip {trip}.</Trans>
          </p>
        ) : null}
        {ordering ? (
          <Notice kind="info">
            <Trans>It is being ordered. The checkout shows its progress.</Trans>
          </Notice>
        ) : null}
        {removed ? (
          <RemovalNotice part={removed.part.part} onRestore={props.onRestore} onForget={props.onForget} />
        ) : null}
        <Stack component="ul" mod="optional">
          {parts.map((one) => (
            <PartRow
              key={one.id}
              draftPart={one}
              isGone={gone.includes(one.id)}
              locked={ordering}
              onChange={() => props.onChange(one)}
              onRemove={() => props.onRemove(one.id)}
            />
          ))}
        </Stack>
        {ordering ? null : suggested}
        {ordering || next.length === 0 ? null : (
          <Group mod="touch" gap="xs" align="stretch">
            {next.map(({ kind, label, onBegin }) => (
              <Button key={kind} variant="light" onClick={onBegin}>
                {label}
              </Button>
            ))}
          </Group>
        )}
        <TripTotal parts={parts.map(({ part }) => part)} />
      </Stack>
    </Paper>
  );
}

interface PartRowProps {
  draftPart: DraftPart;
  isGone: boolean;
  locked: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function PartRow({ draftPart: { id, part }, isGone, locked, onChange, onRemove }: PartRowProps) {
  const { t } = useLingui();
  const title = partTitle(part);
  return (
    <li className={classes.part} data-part={id}>
      <PartFacts part={part} withTravelers />
      <Price asked={part.priced.total.asked} company={part.priced.total.converted} />
      {isGone ? (
        <p className={classes.gone} data-span="true">
          <Trans>It is no longer available. Change it, or continue without it.</Trans>
        </p>
      ) : null}
      <Group mod={['touch', 'span']} gap="xs" align="stretch">
        <Button
          variant="light"
          size="xs"
          aria-label={t`Change ${title}`}
          aria-disabled={locked}
          onClick={() => {
            if (!locked) onChange();
          }}
        >
          <Trans>Change</Trans>
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t`Remove ${title}`}
          aria-disabled={locked}
          onClick={() => {
            if (!locked) onRemove();
          }}
        >
          <Trans>Remove</Trans>
        </Button>
      </Group>
    </li>
  );
}

interface LineProps extends DraftTripCardProps {
  detailsId: string;
  isOpen: boolean;
  onToggle: () => void;
}

function Line({ parts, extended, ordering, onDiscard, detailsId, isOpen, onToggle }: LineProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  if (parts.length === 0 && !extended) return null;
  const trip = extended?.itineraryRefId;
  const chosen = parts.map(({ part }) => part);
  const title = chosen.map((part) => partTitle(part)).join(' · ') || t`additions to trip ${trip}`;
  const total = chosen.length > 0 ? sumPrices(chosen) : null;
  return (
    <Group gap="xs" wrap="nowrap" mih={52} p="4px 4px 4px 16px">
      <button
        type="button"
        className={classes.what}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={onToggle}
      >
        <Trans>Draft trip:</Trans> <strong>{title}</strong>{' '}
        <Text span c="dimmed" fz="sm">
          {total ? formatMoney(total.converted ?? total.asked) : null}
        </Text>
      </button>
      <AppLink href={paths.tripCheckout} data-target="main" aria-label={t`Go on: ${title}`}>
        <Trans>Go on</Trans>
      </AppLink>
      {ordering ? null : (
        <button
          type="button"
          data-icon="true"
          aria-label={t`Discard the draft trip`}
          onClick={() => setIsAsking(true)}
        >
          <Icon path={closeIcon} size={16} />
        </button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Discard the draft trip?</Trans>}
        confirmLabel={<Trans>Discard</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        destructive
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Trans>None of it has been booked. Its parts would have to be chosen again.</Trans>
      </ConfirmDialog>
    </Group>
  );
}

/**
 * The buttons for removing, restoring and adding a part disappear when they are pressed: the focus moves to
 * "Undo", or to the trip. It is outside of React, hence the effect.
 */
function useFocusAfter(removed: PartRemoval | null, count: number) {
  const section = useRef<HTMLElement>(null);
  const before = useRef({ removed, count });
  useEffect(() => {
    const last = before.current;
    before.current = { removed, count };
    const isAdded = count > last.count && document.activeElement === document.body;
    if (removed === last.removed && !isAdded) return;
    (section.current?.querySelector<HTMLElement>('[data-undo]') ?? section.current)?.focus();
  }, [removed, count]);
  return section;
}
