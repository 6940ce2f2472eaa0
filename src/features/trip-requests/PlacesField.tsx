import '@mantine/core/styles/ActionIcon.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LONGEST_PLACE, MOST_PLACES } from '../../booking/request-address.ts';
import { Icon } from '../../components/Icon.tsx';
import { closeIcon } from '../../components/shell-icons.ts';
import classes from './PlacesField.module.css';

interface PlacesFieldProps {
  places: readonly string[];
  error: string | undefined;
  onChange: (places: string[]) => void;
}

export function PlacesField({ places, error, onChange }: PlacesFieldProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<number | null>(null);

  // The field to focus exists only after the list has been rendered again.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelectorAll('input')[focused.current]?.focus();
    focused.current = null;
  });

  const add = () => {
    focused.current = places.length;
    onChange([...places, '']);
  };
  const remove = (index: number) => {
    focused.current = Math.max(0, index - 1);
    onChange(places.filter((_, at) => at !== index));
  };
  return (
    <Stack component="fieldset" gap="xs">
      <Text component="legend" mb="xs" c="dimmed" fz="sm">
        <Trans>Places, in the order of the journey</Trans>
      </Text>
      <Stack gap="xs" renderRoot={(props) => <ol {...props} ref={list} />}>
        {places.map((place, index) => {
          const number = index + 1;
          return (
            // A place has no identity but its position.
            <Group key={number} component="li" gap={4} wrap="nowrap" align="start">
              <TextInput
                className={classes.input ?? ''}
                aria-label={t`Place ${number}`}
                placeholder={index === 0 ? t`From` : t`To`}
                maxLength={LONGEST_PLACE}
                value={place}
                error={index === 0 ? error : undefined}
                onChange={({ currentTarget }) =>
                  onChange(places.map((one, at) => (at === index ? currentTarget.value : one)))
                }
              />
              {places.length > 1 ? (
                <ActionIcon
                  variant="subtle"
                  size={44}
                  className={classes.remove ?? ''}
                  aria-label={t`Remove place ${number}`}
                  onClick={() => remove(index)}
                >
                  <Icon path={closeIcon} />
                </ActionIcon>
              ) : null}
            </Group>
          );
        })}
      </Stack>
      {places.length < MOST_PLACES ? (
        <Button variant="light" style={{ alignSelf: 'start' }} mod="touch" onClick={add}>
          <Trans>Add a place</Trans>
        </Button>
      ) : null}
    </Stack>
  );
}
