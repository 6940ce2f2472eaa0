import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Spinner } from '../Spinner.tsx';
import { pinIcon } from '../shell-icons.ts';
import classes from './ResultCard.module.css';

interface ResultCardProps {
  /** Names the card on its page. */
  id: string;
  name: string;
  isActive: boolean;
  picture?: ReactNode;
  facts: ReactNode;
  /** The price and its policy verdict. */
  price: ReactNode;
  choose: ChooseProps;
  /** The content below, as wide as the card. */
  children?: ReactNode;
  /** Absent for results without a position. */
  onShowOnMap?: ((id: string) => void) | undefined;
  onChoose: (id: string) => void;
  /** The secondary action, if there is one. */
  other?: OtherChoice;
}

interface ChooseProps {
  text: string;
  /** Contains the name of the result, for screen-reader users who reach it out of context. */
  label: string;
  /** Why it can't be chosen now; null when it can. */
  disabledReason: string | null;
  /** Its price is being requested. */
  busy?: boolean;
}

interface OtherChoice {
  text: string;
  label: string;
  onChoose: (id: string) => void;
}

/** One of many results, with its price and its buttons. */
export function ResultCard(props: ResultCardProps) {
  const { id, name, isActive, picture, facts, price, choose, children, other, onShowOnMap, onChoose } = props;
  const { t } = useLingui();
  const { disabledReason, busy = false } = choose;
  const isDisabled = busy || disabledReason !== null;
  return (
    <article
      id={`result-${id}`}
      aria-label={name}
      className={classes.card}
      data-active={isActive}
      data-picture={picture !== undefined}
    >
      {picture}
      <div className={classes.facts}>{facts}</div>
      <div className={classes.offer}>
        {price}
        <div className={classes.actions}>
          {onShowOnMap ? (
            <button
              type="button"
              className={classes.pin}
              aria-label={t`Show ${name} on the map`}
              title={t`Show on the map`}
              onClick={() => onShowOnMap(id)}
            >
              <Icon path={pinIcon} />
            </button>
          ) : null}
          <div className={classes.ways}>
            <button
              type="button"
              aria-disabled={isDisabled}
              aria-label={choose.label}
              title={disabledReason ?? undefined}
              className={classes.choose}
              onClick={() => !isDisabled && onChoose(id)}
            >
              {busy ? <Spinner size={18} /> : null}
              {choose.text}
            </button>
            {other ? (
              <button
                type="button"
                aria-disabled={isDisabled}
                aria-label={other.label}
                title={disabledReason ?? undefined}
                className={classes.other}
                onClick={() => !isDisabled && other.onChoose(id)}
              >
                {other.text}
              </button>
            ) : null}
          </div>
        </div>
      </div>
      {children}
    </article>
  );
}

interface ResultMarksProps {
  marks: readonly { icon: string; text: string }[];
}

/** The advantages of a result. */
export function ResultMarks({ marks }: ResultMarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul className={classes.marks}>
      {marks.map(({ icon, text }) => (
        <li key={text} className={classes.mark}>
          <Icon path={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A single text node costs a browser a fraction of several elements, and a list has many of them. */
export function inOneLine(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ');
}
