import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { ProfileRequest } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { DialogFrame } from '../components/dialog/DialogFrame.tsx';
import type { Refusal } from '../components/form/use-app-form.ts';
import { Notice } from '../components/Notice.tsx';
import { formatMoment } from '../i18n/moment-format.ts';
import { type AskedSection, differingFields, useSectionCheck } from './asked-section.ts';
import type { FieldSpec } from './field-spec.ts';
import { SectionFacts } from './SectionFacts.tsx';
import { LockReason, SectionForm } from './SectionForm.tsx';

export interface Asking {
  open: boolean;
  pending: boolean;
  refusal: Refusal | null;
  onOpen: () => void;
  onClose: () => void;
  onSubmit: (values: SectionValues) => void;
}

export interface Withdrawing {
  pending: boolean;
  fault: string | null;
  onWithdraw: () => void;
}

export interface AskForChangeProps {
  section: AskedSection;
  request: ProfileRequest | undefined;
  isPartly: boolean;
  asking: Asking;
  withdrawing: Withdrawing;
}

export function AskForChange(props: AskForChangeProps) {
  const { section, request, isPartly, asking, withdrawing } = props;
  const { t, i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const title = i18n._(section.title);
  const { fields, stored } = section;
  const wanted = request ? section.wantedBy(request.change) : stored;
  const label = useAskLabel(request);
  const check = useSectionCheck(section, stored);
  return (
    <Stack gap="sm">
      {request ? (
        <OwnRequest
          request={request}
          fields={differingFields(section, wanted)}
          wanted={wanted}
          withdrawing={{
            ...withdrawing,
            onWithdraw() {
              // The button that was pressed disappears.
              button.current?.focus();
              withdrawing.onWithdraw();
            },
          }}
        />
      ) : null}
      <Group gap="8px 16px" justify="space-between">
        <LockReason>{isPartly ? <PartlyLocked fields={fields} /> : <SiteAdminsOnly />}</LockReason>
        <Button
          ref={button}
          variant="light"
          mod="touch"
          aria-label={`${label}: ${title}`}
          onClick={asking.onOpen}
        >
          {label}
        </Button>
      </Group>
      <DialogFrame
        open={asking.open}
        title={t`Ask for a change: ${title}`}
        busy={asking.pending}
        onLeave={() => !asking.pending && asking.onClose()}
      >
        <p>
          <Trans>
            Site admins get a mail that a request waits. What you ask for is shown to them only, on this page.
          </Trans>
        </p>
        {asking.open ? (
          <SectionForm
            label={t`Ask for a change: ${title}`}
            fields={fields}
            values={wanted}
            check={check}
            pending={asking.pending}
            refusal={asking.refusal}
            submitLabel={<Trans>Send the request</Trans>}
            onSubmit={asking.onSubmit}
            onCancel={asking.onClose}
            onDirty={() => undefined}
          />
        ) : null}
      </DialogFrame>
    </Stack>
  );
}

function useAskLabel(request: ProfileRequest | undefined): string {
  const { t } = useLingui();
  if (!request) return t`Ask for a change`;
  return request.state === 'waiting' ? t`Change the request` : t`Ask again`;
}

function SiteAdminsOnly() {
  return <Trans>Only site admins can change this.</Trans>;
}

function PartlyLocked({ fields }: { fields: readonly FieldSpec[] }) {
  const { i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale).format(fields.map(({ label }) => i18n._(label)));
  return <Trans>Only site admins can change: {names}.</Trans>;
}

interface OwnRequestProps {
  request: ProfileRequest;
  fields: readonly FieldSpec[];
  wanted: SectionValues;
  withdrawing: Withdrawing;
}

function OwnRequest({ request, fields, wanted, withdrawing }: OwnRequestProps) {
  const { pending, fault, onWithdraw } = withdrawing;
  const askedAt = formatMoment(request.askedAt);
  const withdraw = (text: ReactNode) => (
    <Button variant="default" aria-disabled={pending} onClick={() => !pending && onWithdraw()}>
      {text}
    </Button>
  );
  return (
    <>
      {fault === null ? null : <Notice kind="error">{fault}</Notice>}
      {request.state === 'waiting' ? (
        <Notice
          kind="info"
          title={<Trans>You asked for this on {askedAt}; it waits for a site admin:</Trans>}
          action={withdraw(<Trans>Withdraw the request</Trans>)}
        >
          <SectionFacts fields={fields} values={wanted} />
        </Notice>
      ) : (
        <Notice
          kind="info"
          title={<Trans>Your request of {askedAt} was declined.</Trans>}
          action={withdraw(<Trans>Got it</Trans>)}
        >
          {request.reason}
        </Notice>
      )}
    </>
  );
}
