import { Trans, useLingui } from '@lingui/react/macro';
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
    <ul className={classes.moments} data-over={isOver}>
      {moments.map(({ day, time, mark, title, towards, facts, people }) => (
        <li key={`${day} ${time} ${inWords(title)}`} className={classes.moment}>
          <p className={classes.when}>
            {time ? <time dateTime={`${day}T${time}`}>{time}</time> : null}
            {mark ? <span className={classes.mark}>{inWords(mark)}</span> : null}
          </p>
          <div className={classes.what}>
            <p>
              <strong>{inWords(title)}</strong> {towards ? <span>{inWords(towards)}</span> : null}
            </p>
            {facts.length > 0 ? (
              <p className={classes.facts}>
                {facts.map((fact) => (
                  <span key={inWords(fact)}>{inWords(fact)}</span>
                ))}
              </p>
            ) : null}
          </div>
          {people.length > 0 ? <People groups={people} personId={personId} /> : null}
        </li>
      ))}
    </ul>
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
    <dl className={classes.people}>
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
