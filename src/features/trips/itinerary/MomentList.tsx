import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { fullName } from '../../../components/trip-status/full-name.ts';
import type { Wording } from '../../../components/verdicts/kinds/rule-words.ts';
import type { Moment, PeopleGroup } from '../kinds/trip-kind.ts';
import classes from './MomentList.module.css';

interface MomentListProps {
  moments: readonly Moment[];
  personId: string;
  isOver?: boolean;
}

export function MomentList({ moments, personId, isOver = false }: MomentListProps) {
  const inWords = useWording();
  return (
    <Stack component="ul" gap="sm" c={isOver ? 'dimmed' : undefined}>
      {moments.map(({ day, time, mark, title, towards, facts, people }) => (
        <li key={`${day} ${time} ${inWords(title)}`} className={classes.moment}>
          <Stack component="p" className={classes.when} gap={0} lh={1.3}>
            {time ? <time dateTime={`${day}T${time}`}>{time}</time> : null}
            {mark ? (
              <Text span c="dimmed" fz="xs">
                {inWords(mark)}
              </Text>
            ) : null}
          </Stack>
          <div>
            <p>
              <strong>{inWords(title)}</strong> {towards ? <span>{inWords(towards)}</span> : null}
            </p>
            {facts.length > 0 ? (
              <Text className={classes.facts} c="dimmed" fz="sm" lh={1.4}>
                {facts.map((fact) => (
                  <span key={inWords(fact)}>{inWords(fact)}</span>
                ))}
              </Text>
            ) : null}
          </div>
          {people.length > 0 ? <People groups={people} personId={personId} /> : null}
        </li>
      ))}
    </Stack>
  );
}

function useWording(): (words: Wording) => string {
  const { t } = useLingui();
  return (words) => (typeof words === 'string' ? words : t(words));
}

interface PeopleProps {
  groups: readonly PeopleGroup[];
  personId: string;
}

function People({ groups, personId }: PeopleProps) {
  const inWords = useWording();
  return (
    <dl className={classes.people} data-facts="small" data-commas="true">
      {groups.map(({ label, people }) => (
        <div key={inWords(label)}>
          <dt>{inWords(label)}</dt>
          {people.map((person) => (
            <dd key={person._id}>
              <Name name={fullName(person)} isViewer={person._id === personId} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Name({ name, isViewer }: { name: string; isViewer: boolean }) {
  return isViewer ? <Trans>{name} (you)</Trans> : name;
}
