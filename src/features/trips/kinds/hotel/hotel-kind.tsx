import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Stack, Text } from '@mantine/core';
import type { HotelPart, Money, Trip } from '#domain/contract.ts';
import { StarRating } from '../../../../components/booking/StarRating.tsx';
import { FactList } from '../../../../components/Page.tsx';
import { formatInstant, formatMoney } from '../../../../i18n/format.ts';
import { isOverPart } from '../../is-over-part.ts';
import classes from '../PartHead.module.css';
import type { FactsProps, HeadProps, Moment, SupplierKind } from '../trip-kind.ts';
import facts from './StayFacts.module.css';

const ABOUT_PAYING: ReadonlySet<HotelPart['conditions'][number]> = new Set(['payAtHotel', 'cityTaxOnSite']);

export const hotelKind: SupplierKind<'hotel'> = {
  Head: StayHead,
  Facts: StayFacts,
  moments: stayMoments,
  zone: ({ property }) => property.zone,
  freeUntil: ({ room }) => room.freeUntil,
  buttons: {
    add: msg`Add a hotel to this trip`,
    addShort: msg`Add a hotel`,
    search: msg`Search for a hotel`,
    chooseAnother: msg`Choose another hotel`,
  },
  refusals: {
    begun: msg`The stay has begun. What is still possible, the hotel or your travel agency can tell you.`,
    notCancellable: msg`The hotel does not allow a cancellation online. Please ask the hotel or your travel agency.`,
  },
};

function StayHead({ part: { property }, pictureOf }: HeadProps<'hotel'>) {
  return (
    <>
      <img
        className={classes.picture}
        data-phone="never"
        src={pictureOf(property.propertyId)}
        alt=""
        width={160}
        height={100}
      />
      <Group className={classes.name} variant="breakable" gap="0 8px" flex="1 1 180px" miw={0}>
        <h4>{property.name}</h4>
        <StarRating stars={property.stars} />
      </Group>
    </>
  );
}

function stayMoments(part: HotelPart, people: Trip['travelers']): Moment[] {
  const { property, room, rooms, nights, startsOn, endsOn, checkInFrom, checkOutUntil } = part;
  const { name, address } = property;
  const { street, postalCode, city } = address;
  return [
    {
      day: startsOn,
      time: checkInFrom,
      mark: msg`check-in from`,
      title: room.roomName,
      facts: [
        `${street}, ${postalCode} ${city}`,
        msg`${plural(rooms, { one: '# room', other: '# rooms' })}`,
        msg`${plural(nights, { one: '# night', other: '# nights' })}`,
        room.breakfastIncluded ? msg`breakfast included` : msg`without breakfast`,
      ],
      people: [{ label: people.length === 1 ? msg`Guest` : msg`Guests`, people }],
    },
    {
      day: endsOn,
      time: checkOutUntil,
      mark: msg`check-out by`,
      title: name,
      facts: [],
      people: [],
    },
  ];
}

function StayFacts({ part, paymentType, now }: FactsProps<'hotel'>) {
  const { t } = useLingui();
  const { conditions, phone, remarks } = part;
  const over = isOverPart(part);
  return (
    <FactList>
      {over ? null : (
        <div>
          <dt>
            <Trans>Cancellation, local time</Trans>
          </dt>
          <dd>
            <CancellationTerms part={part} now={now} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Good to know</Trans>
        </dt>
        {conditions
          .filter((condition) => !over || !ABOUT_PAYING.has(condition))
          .map((condition) => (
            <dd key={condition}>{t(conditionWords(condition, paymentType))}</dd>
          ))}
        {remarks ? <dd>{remarks}</dd> : null}
      </div>
      {phone ? (
        <div>
          <dt>
            <Trans>Telephone of the hotel</Trans>
          </dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      ) : null}
      <PayableThrough part={part} />
    </FactList>
  );
}

/** In the words that the supplier prescribes. */
function PayableThrough({ part: { payableThrough, locator } }: { part: HotelPart }) {
  if (!payableThrough) return null;
  const { name, vatNumber } = payableThrough;
  return (
    <div>
      <dt>
        <Trans>Sold by</Trans>
      </dt>
      <dd>
        <Trans>
          Payable through {name}, acting as agent for the service operating company, details of which can be
          provided upon request.
        </Trans>
      </dd>
      {vatNumber ? (
        <dd>
          <Trans>VAT: {vatNumber}</Trans>
        </dd>
      ) : null}
      <dd>
        <Trans>Reference: {locator}</Trans>
      </dd>
    </div>
  );
}

interface CancellationTermsProps {
  part: HotelPart;
  now: string;
}

function CancellationTerms({ part, now }: CancellationTermsProps) {
  const { t } = useLingui();
  const { zone } = part.property;
  const terms = cancellationTerms(part.room, now);
  if (terms.length === 0) {
    return (
      <p>
        {part.conditions.includes('payAtHotel') ? (
          <Trans>Non-refundable: the hotel charges the full price</Trans>
        ) : (
          <Trans>Non-refundable</Trans>
        )}
      </p>
    );
  }
  return (
    <Stack component="ol" gap={0} aria-label={t`Cancellation by the clocks at the hotel`}>
      {terms.map((term) => (
        <li key={term.from} className={facts.term} data-kind={toKind(term)} aria-current={term.isNow}>
          <Box component="span" flex={1} miw={160}>
            <Period term={term} zone={zone} />
          </Box>
          <Text span fw={600} ta="end">
            {term.penalty ? formatMoney(term.penalty) : <Trans>free</Trans>}
          </Text>
          {term.isNow ? (
            <Text span px={6} bdrs="xs" bg="var(--surface-hover)" fz="xs">
              <Trans>now</Trans>
            </Text>
          ) : null}
        </li>
      ))}
    </Stack>
  );
}

function toKind({ penalty, until }: CancellationTerm): 'free' | 'partly' | 'full' {
  if (!penalty) return 'free';
  return until === null ? 'full' : 'partly';
}

function Period({ term: { from, until }, zone }: { term: CancellationTerm; zone: string }) {
  const end = until === null ? null : formatInstant(until, zone);
  if (from === null) return <Trans>until {end}</Trans>;
  const start = formatInstant(from, zone);
  return <Trans>from {start}</Trans>;
}

const CONDITION_WORDS = {
  prepaid: msg`Paid with the booking`,
  cardGuarantee: msg`Guaranteed by the card`,
  payAtHotel: msg`Paid at the hotel`,
  cityTaxOnSite: msg`City tax is paid at the hotel`,
  idAtCheckIn: msg`Photo ID required at check-in`,
} satisfies Record<HotelPart['conditions'][number], MessageDescriptor>;

function conditionWords(
  condition: HotelPart['conditions'][number],
  paymentType: Trip['bookingInfo']['paymentType'],
): MessageDescriptor {
  const guaranteed = condition === 'cardGuarantee' && paymentType === 'invoice';
  return guaranteed ? msg`Guaranteed by the company` : CONDITION_WORDS[condition];
}

interface CancellationTerm {
  from: string | null;
  until: string | null;
  penalty: Money | null;
  isNow: boolean;
}

/** The periods between the deadlines of a rate, in order; none for non-refundable rates. */
export function cancellationTerms({ deadlines }: HotelPart['room'], now: string): CancellationTerm[] {
  if (deadlines.length === 0) return [];
  const starts = [{ at: null, penalty: null }, ...deadlines];
  return starts.map(({ at: from, penalty }, index) => {
    const until = starts[index + 1]?.at ?? null;
    const isNow = (from === null || from <= now) && (until === null || now < until);
    return { from, until, penalty, isNow };
  });
}
