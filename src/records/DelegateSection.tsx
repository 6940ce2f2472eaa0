import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Delegation } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { AreaError, type AreaFailure } from '../components/AreaError.tsx';
import { ConfirmDialog } from '../components/dialog/DialogFrame.tsx';
import type { Messages, Refusal } from '../components/form/use-app-form.ts';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { Notice } from '../components/Notice.tsx';
import classes from './DelegateSection.module.css';
import { delegationValues } from './delegation-fields.ts';
import type { FieldSpec } from './field-spec.ts';
import { SectionCard } from './SectionCard.tsx';
import { SectionForm } from './SectionForm.tsx';

export type DelegationState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'ready'; delegation: Delegation | null };

export interface DelegateSectionProps {
  current: DelegationState;
  delegatorName: string;
  today: string;
  fields: readonly FieldSpec[];
  editing: boolean;
  pending: boolean;
  refusal: Refusal | null;
  fault: string | null;
  onEdit: () => void;
  onCancel: () => void;
  onDirty: () => void;
  onSubmit: (values: SectionValues) => void;
  onRemove: () => void;
}

export function DelegateSection(props: DelegateSectionProps) {
  const { t } = useLingui();
  const { current, editing, pending, onEdit } = props;
  const isEmpty = current.state === 'ready' && !current.delegation;
  return (
    <SectionCard
      id="delegate"
      title={t`Delegate`}
      action={
        isEmpty && !editing ? (
          <Button variant="light" aria-disabled={pending} onClick={() => !pending && onEdit()}>
            <Trans>Name a delegate</Trans>
          </Button>
        ) : null
      }
    >
      <Content {...props} />
    </SectionCard>
  );
}

function Content(props: DelegateSectionProps) {
  switch (props.current.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...props.current.failure} />;
    case 'ready':
      return <Setting {...props} delegation={props.current.delegation} />;
  }
}

function Setting(props: DelegateSectionProps & { delegation: Delegation | null }) {
  const { delegation, today, fields, editing, pending, refusal, fault } = props;
  const { onCancel, onDirty, onSubmit } = props;
  const { t } = useLingui();
  const content = useFocusAfterEditing(editing, delegation !== null);
  return (
    <Stack ref={content} tabIndex={-1}>
      <Text c="dimmed">
        <Trans>
          A delegate decides beside the approver on the trips that wait for them, except on trips of their
          own.
        </Trans>
      </Text>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      {editing ? (
        <SectionForm
          label={t`Delegate`}
          values={delegationValues(delegation, today)}
          check={({ from, until }): Messages<string> => {
            if (typeof from !== 'string' || typeof until !== 'string') return {};
            if (until < from) return { until: t`Please choose a last day that is not before the first one.` };
            return until < today ? { until: t`Please choose a last day that is not over.` } : {};
          }}
          fields={fields}
          pending={pending}
          refusal={refusal}
          onCancel={onCancel}
          onDirty={onDirty}
          onSubmit={onSubmit}
        />
      ) : (
        <Current {...props} />
      )}
    </Stack>
  );
}

/** The form or the button that was used goes away: the focus stays in the section. */
function useFocusAfterEditing(isEditing: boolean, hasDelegate: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef({ isEditing, hasDelegate });
  useEffect(() => {
    const isRemoved = before.current.hasDelegate && !hasDelegate;
    if ((before.current.isEditing && !isEditing) || isRemoved) content.current?.focus();
    before.current = { isEditing, hasDelegate };
  }, [isEditing, hasDelegate]);
  return content;
}

function Current({
  delegation,
  delegatorName,
  today,
  pending,
  onEdit,
  onRemove,
}: DelegateSectionProps & { delegation: Delegation | null }) {
  const [asking, setAsking] = useState(false);
  if (!delegation) {
    return (
      <Text c="dimmed">
        <Trans>No delegate was named.</Trans>
      </Text>
    );
  }
  const { firstName, lastName } = delegation.delegate;
  const delegateName = `${firstName} ${lastName}`;
  return (
    <>
      <dl className={classes.facts} data-facts="true">
        <dt>
          <Trans>Delegate</Trans>
        </dt>
        <dd>
          <strong>{delegateName}</strong>
        </dd>
        <dt>
          <Trans>Days</Trans>
        </dt>
        <dd>{formatDayRange(delegation.from, delegation.until)}</dd>
        <dt>
          <Trans>Now</Trans>
        </dt>
        <dd>
          <Effect delegation={delegation} today={today} />
        </dd>
      </dl>
      <Group gap="xs">
        <Button variant="light" aria-disabled={pending} onClick={() => !pending && onEdit()}>
          <Trans>Change the delegate</Trans>
        </Button>
        <Button variant="default" aria-disabled={pending} onClick={() => !pending && setAsking(true)}>
          <Trans>Remove the delegate</Trans>
        </Button>
      </Group>
      <ConfirmDialog
        open={asking}
        title={<Trans>Remove the delegate?</Trans>}
        confirmLabel={<Trans>Remove the delegate</Trans>}
        destructive
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          {delegateName} can no longer decide for {delegatorName}, nor read the trips that wait for them.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

function Effect({ delegation, today }: { delegation: Delegation; today: string }) {
  if (delegation.active) return <Trans>Decides</Trans>;
  return delegation.from > today ? (
    <Trans>Does not decide yet</Trans>
  ) : (
    <Trans>Does not decide, because they are not active in the company</Trans>
  );
}
