import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SectionValues } from '#domain/records/section-values.ts';
import type { Refusal } from '../../components/form/use-app-form.ts';
import { Page, Surface } from '../../components/Page.tsx';
import type { FieldSpec } from '../../records/field-spec.ts';
import { SectionForm } from '../../records/SectionForm.tsx';
import { knownPersonValues, NEW_PERSON, NEW_PERSON_FIELDS } from './new-membership-fields.ts';

export type MemberKind = 'new' | 'known';

export interface NewMembershipScreenProps {
  companyName: string;
  knownFields: readonly FieldSpec[];
  pending: boolean;
  refusal: Refusal | null;
  onSubmit: (who: MemberKind, values: SectionValues) => void;
  onCancel: () => void;
  onDirty: () => void;
}

export function NewMembershipScreen({
  companyName,
  knownFields,
  onSubmit,
  ...form
}: NewMembershipScreenProps) {
  const { t } = useLingui();
  const [who, setWho] = useState<MemberKind>('new');
  const choices = [
    { id: 'new', label: t`A new person` },
    { id: 'known', label: t`An existing user` },
  ] as const;
  return (
    <Page title={t`New company user`} subtitle={companyName}>
      <Surface>
        <Stack gap="lg">
          <fieldset disabled={form.pending}>
            <Text component="legend" mb={4} fw={600}>
              <Trans>Who gets a membership?</Trans>
            </Text>
            <Group gap="4px 24px">
              {choices.map(({ id, label }) => (
                <Group component="label" key={id} gap="xs" wrap="nowrap" display="inline-flex" mih={44}>
                  <input
                    type="radio"
                    name="who"
                    value={id}
                    checked={who === id}
                    onChange={() => setWho(id)}
                  />
                  {label}
                </Group>
              ))}
            </Group>
          </fieldset>
          <SectionForm
            key={who}
            {...form}
            label={t`New company user`}
            fields={who === 'new' ? NEW_PERSON_FIELDS : knownFields}
            values={who === 'new' ? NEW_PERSON : knownPersonValues(knownFields)}
            submitLabel={<Trans>Add user</Trans>}
            onSubmit={(values) => onSubmit(who, values)}
          />
        </Stack>
      </Surface>
    </Page>
  );
}
