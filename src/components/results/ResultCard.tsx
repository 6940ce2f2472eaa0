import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import type { Money } from '#domain/contract.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import { Icon } from '../Icon.tsx';
import { Spinner } from '../Spinner.tsx';
import { chevronUpIcon, pinIcon } from '../shell-icons.ts';
import { EarlierMark } from './EarlierMark.tsx';
import classes from './ResultCard.module.css';

interface ResultCardProps {
  id: string;
  name: string;
  isActive: boolean;
  earlier?: EarlierFit | null;
  picture?: ReactNode;
  facts: ReactNode;
  terms?: ReactNode;
  price: ReactNode;
  verdict: ReactNode;
  choose: ChooseProps;
  /** What unfolds in place; rendered only while it is open, because most users never open it. */
  details: () => ReactNode;
  onShowOnMap?: ((id: string) => void) | undefined;
  onChoose: (id: string) => void;
  other?: OtherChoice;
}

interface ChooseProps {
  text: string;
  /** Contains the name of the result, for screen-reader users who reach it out of context. */
  label: string;
  disabledReason: string | null;
  busy?: boolean;
}

interface OtherChoice {
  text: string;
  label: string;
  onChoose: (id: string) => void;
}

export function ResultCard(props: ResultCardProps) {
  const { id, name, isActive, earlier, picture, facts, terms, price, verdict, details } = props;
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  return (
    <article
      id={`result-${id}`}
      aria-label={name}
      className={classes.card}
      data-active={isActive}
      data-picture={picture !== undefined}
    >
      {picture}
      <div className={classes.offer}>
        <div className={classes.facts}>
          {earlier ? <EarlierMark fit={earlier} /> : null}
          {facts}
        </div>
        {terms ? <div className={classes.terms}>{terms}</div> : null}
      </div>
      <div className={classes.price}>{price}</div>
      <div className={classes.foot}>
        <div className={classes.verdict}>{verdict}</div>
        <Tools {...props} detailsId={detailsId} open={open} onToggle={() => setOpen(!open)} />
        <Ways {...props} />
      </div>
      <div id={detailsId} className={classes.details} data-optional="true">
        {open ? details() : null}
      </div>
    </article>
  );
}

interface ToolsProps extends Pick<ResultCardProps, 'id' | 'name' | 'onShowOnMap'> {
  detailsId: string;
  open: boolean;
  onToggle: () => void;
}

function Tools({ id, name, detailsId, open, onToggle, onShowOnMap }: ToolsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.tools}>
      <button
        type="button"
        className={classes.tool}
        aria-label={t`Details of ${name}`}
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={onToggle}
      >
        <Trans>Details</Trans>
        <Icon path={chevronUpIcon} size={14} />
      </button>
      {onShowOnMap ? (
        <button
          type="button"
          className={classes.tool}
          aria-label={t`Show ${name} on the map`}
          title={t`Show on the map`}
          onClick={() => onShowOnMap(id)}
        >
          <Icon path={pinIcon} size={16} />
        </button>
      ) : null}
    </div>
  );
}

type WaysProps = Pick<ResultCardProps, 'id' | 'choose' | 'other' | 'onChoose'>;

function Ways({ id, choose, other, onChoose }: WaysProps) {
  const { disabledReason, busy = false } = choose;
  const isDisabled = busy || disabledReason !== null;
  return (
    <div className={classes.ways}>
      <button
        type="button"
        aria-disabled={isDisabled}
        aria-label={choose.label}
        title={disabledReason ?? undefined}
        className={classes.choose}
        data-choose
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
  );
}

interface OfferPriceProps {
  /** What will be paid in all, in the company's currency. */
  total: string;
  notes: readonly (string | null)[];
}

export function OfferPrice({ total, notes }: OfferPriceProps) {
  return (
    <>
      <span className={classes.total}>{total}</span>
      {notes.map((note) =>
        note === null ? null : (
          <Text span key={note} c="dimmed" fz="xs" lh={1.35}>
            {note}
          </Text>
        ),
      )}
    </>
  );
}

interface SupplierPriceProps {
  asked: Money;
  /** In the company's currency; null without a rate. */
  company: Money | null;
}

export function SupplierPrice({ asked, company }: SupplierPriceProps) {
  if (!company || company.currency === asked.currency) return null;
  const price = formatMoney(asked);
  return (
    <p>
      <Trans>{price} at the supplier</Trans>
    </p>
  );
}

interface ResultMarksProps {
  marks: readonly { icon: string; text: string }[];
}

export function ResultMarks({ marks }: ResultMarksProps) {
  if (marks.length === 0) return null;
  return (
    <Group component="ul" gap="0 12px" align="stretch">
      {marks.map(({ icon, text }) => (
        <Group component="li" key={text} gap={4} wrap="nowrap" c="var(--notice-success-mark)">
          <Icon path={icon} size={16} />
          {text}
        </Group>
      ))}
    </Group>
  );
}

/** A single text node costs a browser a fraction of several elements, and a list has many of them. */
export function inOneLine(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== null).join(' · ');
}
