import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms, HotelCheckAnswer, Money } from '#domain/contract.ts';
import { CancellationTimeline } from '../../components/booking/CancellationTimeline.tsx';
import { StarRating } from '../../components/booking/StarRating.tsx';
import { VerdictMark } from '../../components/verdicts/VerdictMark.tsx';
import { formatShortDay } from '../../i18n/format.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';
import { conditionText } from './checkout-texts.ts';

/** What is to be booked, at the price that was last accepted. */
export interface ChosenStay {
  kind: 'hotel';
  priced: Extract<HotelCheckAnswer, { outcome: 'priced' }>;
  checkIn: string;
  checkOut: string;
}

interface CheckoutSummaryProps {
  choice: ChosenStay;
  terms: CheckoutTerms;
  now: string;
}

export function CheckoutSummary({ choice, terms, now }: CheckoutSummaryProps) {
  const { t } = useLingui();
  const { priced } = choice;
  const { property, room, verdict } = priced;
  return (
    <div className={classes.summary}>
      <Stay choice={choice} />
      <StarRating stars={property.stars} />
      <ul className={classes.conditions}>
        {priced.conditions.map((condition) => (
          <li key={condition} className={classes.dimmed}>
            {t(conditionText(condition, terms.paymentType))}
          </li>
        ))}
      </ul>
      <CancellationTimeline deadlines={room.deadlines} zone={property.zone} now={now} />
      <VerdictMark verdict={verdict} />
      <Approvers levels={verdict.levels} terms={terms} />
      <Lines priced={priced} fee={terms.bookingFee} />
    </div>
  );
}

function Stay({ choice: { priced, checkIn, checkOut } }: { choice: ChosenStay }) {
  const from = formatShortDay(checkIn);
  const to = formatShortDay(checkOut);
  return (
    <div>
      <h2 className={classes.title}>{priced.property.name}</h2>
      <p>{priced.room.roomName}</p>
      <p>
        <Trans>
          {from} to {to}
        </Trans>
        {', '}
        <Plural value={priced.nights} one="# night" other="# nights" />
        {', '}
        <Plural value={priced.rooms} one="# room" other="# rooms" />
      </p>
    </div>
  );
}

interface ApproversProps {
  levels: readonly (1 | 2)[];
  terms: CheckoutTerms;
}

/** Who will be asked, told before anything is sent. */
function Approvers({ levels, terms: { approvers, limits } }: ApproversProps) {
  const { approvalHours } = limits;
  if (levels.length === 0) return null;
  return (
    <ul className={classes.people}>
      {levels.map((level) => {
        const approver = approvers.find((one) => one.level === level);
        const name = approver ? `${approver.firstName} ${approver.lastName}` : null;
        return (
          <li key={level}>
            {name === null ? (
              <Trans>Nobody is left who could approve it (level {level})</Trans>
            ) : (
              <Trans>
                To be approved by {name} (level {level})
              </Trans>
            )}
          </li>
        );
      })}
      {levelsWithoutApprover(levels, approvers).length > 0 ? null : (
        <li className={classes.dimmed}>
          <Plural
            value={approvalHours}
            one="If nobody decides within # hour at most, it is not booked, and you can request it again."
            other="If nobody decides within # hours at most, it is not booked, and you can request it again."
          />
        </li>
      )}
    </ul>
  );
}

interface LinesProps {
  priced: ChosenStay['priced'];
  fee: Money | undefined;
}

/** What the total is made up of; what is paid on the spot is told below it. */
function Lines({ priced: { lines, total }, fee }: LinesProps) {
  const { asked, converted } = total;
  const isForeign = converted !== undefined && converted.currency !== asked.currency;
  const isAdded = fee?.currency === (converted ?? asked).currency;
  return (
    <dl className={classes.lines}>
      {lines
        .filter(({ onSite }) => !onSite)
        .map(({ code, label, amount }) => (
          <div key={code} className={classes.line}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      {isForeign ? (
        <div className={classes.line}>
          <dt>
            <Trans>Together, in the currency of the company</Trans>
          </dt>
          <dd>{formatMoney(converted)}</dd>
        </div>
      ) : null}
      {fee ? (
        <div className={classes.line}>
          <dt>{isAdded ? <Trans>Booking fee</Trans> : <Trans>Booking fee, not in the total</Trans>}</dt>
          <dd>{formatMoney(fee)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
