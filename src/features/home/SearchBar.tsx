import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppLink } from '../../components/AppLink.tsx';
import { SegmentedChoice } from '../../components/booking/SegmentedChoice.tsx';
import { paths } from '../../components/paths.ts';
import { FocusOnArrival } from '../../components/places/focus-on-arrival.ts';
import { ORDERED_KINDS, SEARCH_KINDS, type SearchKind } from '../../components/places/kinds/search-kinds.ts';
import classes from './SearchBar.module.css';

interface SearchBarProps {
  first: SearchKind;
  renderForm: (kind: SearchKind) => ReactNode;
  earlier?: ReactNode;
  people?: PeopleFirst;
}

interface PeopleFirst {
  field: ReactNode;
  /** The ids of the chosen people. Each choice has a form of its own; there is none until a person is chosen. */
  chosen: string;
}

export function SearchBar({ first, renderForm, earlier, people }: SearchBarProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState(first);
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const isPointedAt = useRef(false);
  const arrival = useMemo(() => ({ take: () => takeFlag(isPointedAt) }), []);
  const open = () => {
    flushSync(() => setIsOpen(true));
    form.current?.focus();
  };
  const kinds = ORDERED_KINDS.map((value) => ({ value, label: t(SEARCH_KINDS[value].name) }));
  return (
    <Stack
      component="section"
      className={classes.bar}
      gap="sm"
      aria-label={t`What would you like to book?`}
      data-open={isOpen}
    >
      {people?.field}
      {people?.chosen === '' ? null : (
        <>
          <Group gap="8px 24px">
            <SegmentedChoice
              label={t`Kind of booking`}
              options={kinds}
              value={kind}
              onChange={(chosen) => {
                setKind(chosen);
                setIsOpen(true);
              }}
              onReach={(byMouse) => {
                isPointedAt.current = byMouse;
              }}
            />
            <AppLink href={paths.offlineRequest} className={classes.agency} data-touch="true">
              <Trans>Ask the agency</Trans>
            </AppLink>
            {isOpen ? null : (
              <Button
                ms="auto"
                data-phone="only"
                data-touch="true"
                aria-label={t`Search and book`}
                onClick={open}
              >
                <Trans>Search</Trans>
              </Button>
            )}
          </Group>
          <div ref={form} tabIndex={-1} className={classes.form} data-focus="none">
            <FocusOnArrival value={arrival}>
              <Suspense key={people?.chosen} fallback={null}>
                {renderForm(kind)}
              </Suspense>
            </FocusOnArrival>
          </div>
          {earlier}
        </>
      )}
    </Stack>
  );
}

function takeFlag(flag: { current: boolean }): boolean {
  const was = flag.current;
  flag.current = false;
  return was;
}
