import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ProfileRequest } from '#domain/contract.ts';
import { DialogFrame } from '../components/dialog/DialogFrame.tsx';
import { Notice } from '../components/Notice.tsx';
import { formatMoment } from '../i18n/moment-format.ts';
import { type AskedSection, differingFields } from './asked-section.ts';
import { SectionFacts } from './SectionFacts.tsx';

export interface Deciding {
  pending: boolean;
  fault: string | null;
  onAccept: () => void;
  onDecline: (reason: string) => void;
}

export interface DecideOnRequestProps extends Deciding {
  section: AskedSection;
  /** Of the person who asks. */
  name: string;
  request: ProfileRequest;
}

export function DecideOnRequest(props: DecideOnRequestProps) {
  const { section, name, request, pending, fault, onAccept, onDecline } = props;
  const { i18n, t } = useLingui();
  const [declining, setDeclining] = useState(false);
  const title = i18n._(section.title);
  const askedAt = formatMoment(request.askedAt);
  const wanted = section.wantedBy(request.change);
  const fields = differingFields(section, wanted);
  return (
    <>
      <Notice
        kind="info"
        title={<Trans>{name} asks for:</Trans>}
        action={
          <Group gap="sm">
            <Button
              aria-label={t`Take over: ${title}`}
              aria-disabled={pending}
              onClick={() => !pending && onAccept()}
            >
              <Trans>Take over</Trans>
            </Button>
            <Button
              variant="default"
              aria-label={t`Decline: ${title}`}
              aria-disabled={pending}
              onClick={() => !pending && setDeclining(true)}
            >
              <Trans>Decline</Trans>
            </Button>
          </Group>
        }
      >
        <Stack gap="sm">
          {fields.length > 0 ? (
            <SectionFacts fields={fields} values={wanted} />
          ) : (
            <p>
              <Trans>These are the values already.</Trans>
            </p>
          )}
          <p>
            <Trans>Asked on {askedAt}</Trans>
          </p>
        </Stack>
      </Notice>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      <DeclineDialog
        open={declining}
        name={name}
        onCancel={() => setDeclining(false)}
        onDecline={(reason) => {
          setDeclining(false);
          onDecline(reason);
        }}
      />
    </>
  );
}

interface DeclineDialogProps {
  open: boolean;
  name: string;
  onCancel: () => void;
  onDecline: (reason: string) => void;
}

const LONGEST_REASON = 500;

function DeclineDialog({ open, name, onCancel, onDecline }: DeclineDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const decline = () => {
    const text = reason.trim();
    if (text === '') setMissing(true);
    else onDecline(text);
  };
  return (
    <DialogFrame
      open={open}
      title={<Trans>Decline what {name} asks for?</Trans>}
      onLeave={onCancel}
      buttons={
        <>
          <Button variant="default" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={decline}>
            <Trans>Decline the request</Trans>
          </Button>
        </>
      }
    >
      <Textarea
        label={t`Reason`}
        description={t`${name} reads it on this page.`}
        aria-required
        rows={3}
        maxLength={LONGEST_REASON}
        value={reason}
        error={missing ? t`Required` : null}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setMissing(false);
        }}
      />
    </DialogFrame>
  );
}
