import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms } from '#domain/contract.ts';
import { Spinner } from '../../components/Spinner.tsx';

interface SendActionProps {
  formId: string;
  levels: readonly (1 | 2)[];
  approvers: CheckoutTerms['approvers'];
  busy: boolean;
  label: ReactNode;
  children: ReactNode;
}

export function SendAction({ formId, levels, approvers, busy, label, children }: SendActionProps) {
  const textId = useId();
  const isStuck = levelsWithoutApprover(levels, approvers).length > 0;
  return (
    <>
      <Button
        type="submit"
        form={formId}
        fullWidth
        size="md"
        aria-disabled={busy || isStuck}
        aria-describedby={textId}
        leftSection={busy ? <Spinner size={18} /> : null}
      >
        {levels.length > 0 ? <SendToApprover levels={levels} approvers={approvers} /> : label}
      </Button>
      <Text
        id={textId}
        role="status"
        data-minor={!isStuck}
        c={isStuck ? undefined : 'dimmed'}
        fz={isStuck ? undefined : 'sm'}
      >
        {isStuck ? (
          <Trans>
            This can't be sent: no one in your company can approve it. Ask your travel administration to name
            an approver, then reload this page.
          </Trans>
        ) : (
          children
        )}
      </Text>
    </>
  );
}

type SendToApproverProps = Pick<SendActionProps, 'levels' | 'approvers'>;

export function SendToApprover({ levels, approvers }: SendToApproverProps) {
  const first = approvers.find(({ level }) => level === levels[0]);
  if (!first) return <Trans>Send for approval</Trans>;
  const name = `${first.firstName} ${first.lastName}`;
  return <Trans>Send to {name}</Trans>;
}
