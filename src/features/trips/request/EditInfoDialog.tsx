import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Trip } from '#domain/contract.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { InfoFields } from './InfoFields.tsx';
import type { EditState, RequestingProps } from './requesting.ts';
import { useRequestForm } from './use-request-form.ts';

interface EditInfoDialogProps {
  trip: Trip;
  requesting: RequestingProps;
}

export function EditInfoDialog({ trip, requesting }: EditInfoDialogProps) {
  const formId = useId();
  const { edit, onLeaveEdit } = requesting;
  const sending = edit.state === 'open' && edit.sending;
  const leave = () => {
    if (!sending) onLeaveEdit();
  };
  return (
    <DialogFrame
      open={edit.state === 'open'}
      title={<Trans>Edit the request</Trans>}
      busy={sending}
      onLeave={leave}
      buttons={
        <>
          <Button variant="default" aria-disabled={sending} onClick={leave}>
            <Trans>Leave it as it was</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            aria-disabled={sending}
            leftSection={sending ? <Spinner size={18} /> : null}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {edit.state === 'open' ? (
        <EditForm formId={formId} trip={trip} edit={edit} requesting={requesting} />
      ) : null}
    </DialogFrame>
  );
}

interface EditFormProps extends EditInfoDialogProps {
  formId: string;
  edit: Extract<EditState, { state: 'open' }>;
}

function EditForm({ formId, trip, edit, requesting }: EditFormProps) {
  const isReasonNeeded = needsReason(trip.verdict);
  const form = useRequestForm({
    info: trip.bookingInfo,
    needsReason: isReasonNeeded,
    pending: edit.sending,
    onSubmit: requesting.onSaveEdit,
  });
  return (
    <form id={formId} data-fields="true" {...form.formProps}>
      {edit.changed ? (
        <Notice kind="warning" title={<Trans>The trip has changed since you opened it</Trans>}>
          <Trans>Nothing was saved. What you wrote is still here: look at the trip, then save it.</Trans>
        </Notice>
      ) : null}
      {edit.refusal === null ? null : <Notice kind="error">{edit.refusal}</Notice>}
      <InfoFields
        info={trip.bookingInfo}
        purposes={requesting.purposes}
        needsReason={isReasonNeeded}
        form={form}
      />
    </form>
  );
}
