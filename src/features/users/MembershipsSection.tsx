import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { CompanyUserDetail } from '#domain/contract.ts';
import type { SectionValues } from '#domain/records/section-values.ts';
import { AppLink } from '../../components/AppLink.tsx';
import type { Refusal } from '../../components/form/use-app-form.ts';
import { paths } from '../../components/paths.ts';
import type { FieldSpec } from '../../records/field-spec.ts';
import { useReferenceData } from '../../records/RecordReferenceData.tsx';
import { ActiveMark } from '../../records/RecordTable.tsx';
import { SectionCard } from '../../records/SectionCard.tsx';
import { SectionForm } from '../../records/SectionForm.tsx';
import classes from './MembershipsSection.module.css';
import { newMembershipValues } from './new-user-fields.ts';

export interface NewMembership {
  fields: readonly FieldSpec[];
  open: boolean;
  pending: boolean;
  refusal: Refusal | null;
  onOpen: () => void;
  onCancel: () => void;
  onDirty: () => void;
  onSubmit: (values: SectionValues) => void;
}

export interface MembershipsSectionProps {
  memberships: readonly CompanyUserDetail[];
  newMembership?: NewMembership;
}

export function MembershipsSection({ memberships, newMembership }: MembershipsSectionProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      id="company-related"
      title={t`Company related`}
      action={
        newMembership && !newMembership.open ? (
          <Button variant="light" onClick={newMembership.onOpen}>
            <Trans>Add a company membership</Trans>
          </Button>
        ) : null
      }
    >
      {memberships.length === 0 ? (
        <Text c="dimmed">
          <Trans>No company memberships were added.</Trans>
        </Text>
      ) : (
        <Stack component="ul" gap={0}>
          {memberships.map((membership) => (
            <MembershipRow key={membership._id} membership={membership} />
          ))}
        </Stack>
      )}
      {newMembership?.open ? (
        <SectionForm
          label={t`New membership in a company`}
          values={newMembershipValues(newMembership.fields)}
          submitLabel={<Trans>Add the membership</Trans>}
          {...newMembership}
        />
      ) : null}
    </SectionCard>
  );
}

function MembershipRow({
  membership: { _id, company, role, department, active },
}: {
  membership: CompanyUserDetail;
}) {
  const { labelOf } = useReferenceData();
  return (
    <li className={classes.membership}>
      <AppLink href={paths.companyUser(company._id, _id)} className={classes.company}>
        {company.name}
      </AppLink>
      <span>{labelOf('roles', role)}</span>
      {department ? (
        <Text span variant="breakable" c="dimmed">
          {department}
        </Text>
      ) : null}
      <ActiveMark active={active} />
    </li>
  );
}
