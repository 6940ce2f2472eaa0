import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { PolicyRule } from '#domain/contract.ts';
import { offerOf, type SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import type { AreaFailure } from '../../components/AreaError.tsx';
import { Notice } from '../../components/Notice.tsx';
import { OfferPrice } from '../../components/results/ResultCard.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { VerdictMark } from '../../components/verdicts/VerdictMark.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { SUGGESTION_KINDS, suggestionKind } from './kinds/suggestion-kinds.ts';
import classes from './Suggestions.module.css';

export interface SuggestionsProps {
  kind: SuggestedOffer['kind'];
  label: ReactNode;
  content:
    | { state: 'loading' }
    | { state: 'failed'; failure: AreaFailure }
    | { state: 'expired'; onRetry: () => void }
    | SuggestedChoice;
  onSeeAll: () => void;
}

interface SuggestedChoice {
  state: 'ready';
  offers: readonly SuggestedOffer[];
  rules: readonly PolicyRule[];
  taking: string | null;
  problem: string | null;
  onTake: (offer: SuggestedOffer) => void;
}

export function Suggestions({ kind, label, content, onSeeAll }: SuggestionsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} gap="xs" miw={0} aria-busy={content.state === 'loading'}>
      <Group mod="touch" gap="xs" justify="space-between">
        <h3 id={id}>{label}</h3>
        <Button variant="default" size="xs" onClick={onSeeAll}>
          {t(SUGGESTION_KINDS[kind].seeAll)}
        </Button>
      </Group>
      <Content kind={kind} content={content} />
    </Stack>
  );
}

function Content({ kind, content }: Pick<SuggestionsProps, 'kind' | 'content'>) {
  switch (content.state) {
    case 'loading':
      return <Loading kind={kind} />;
    case 'failed': {
      const { message, onRetry } = content.failure;
      return (
        <Notice
          kind="error"
          action={
            <Button variant="light" size="xs" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {message}
        </Notice>
      );
    }
    case 'expired':
      return (
        <Notice
          kind="info"
          action={
            <Button variant="light" size="xs" onClick={content.onRetry}>
              <Trans>Search again</Trans>
            </Button>
          }
        >
          <Trans>These prices have expired.</Trans>
        </Notice>
      );
    case 'ready':
      return content.offers.length === 0 ? <Nothing kind={kind} /> : <Offers kind={kind} {...content} />;
  }
}

function Loading({ kind }: Pick<SuggestionsProps, 'kind'>) {
  const { t } = useLingui();
  const { searching, lines } = SUGGESTION_KINDS[kind];
  return (
    <div>
      <VisuallyHidden>{t(searching)}</VisuallyHidden>
      {lines.map((line) => (
        <div key={line} className={classes.skeleton} />
      ))}
    </div>
  );
}

function Nothing({ kind }: Pick<SuggestionsProps, 'kind'>) {
  const { t } = useLingui();
  return (
    <Text c="dimmed" fz="sm">
      {t(SUGGESTION_KINDS[kind].none)}
    </Text>
  );
}

function Offers(props: SuggestedChoice & Pick<SuggestionsProps, 'kind'>) {
  const { kind, offers, rules, taking, problem, onTake } = props;
  const { t } = useLingui();
  return (
    <>
      <Text c="dimmed" fz="sm">
        {t(SUGGESTION_KINDS[kind].best)}
      </Text>
      {problem === null ? null : <Notice kind="error">{problem}</Notice>}
      <Stack component="ul" gap={0}>
        {offers.map((suggested) => (
          <Offer
            key={offerOf(suggested).offer}
            suggested={suggested}
            rules={rules}
            taking={taking}
            onTake={() => onTake(suggested)}
          />
        ))}
      </Stack>
    </>
  );
}

interface OfferProps extends Pick<SuggestedChoice, 'rules' | 'taking'> {
  suggested: SuggestedOffer;
  onTake: () => void;
}

function Offer({ suggested, rules, taking, onTake }: OfferProps) {
  const { t } = useLingui();
  const { offer, price, total, verdict } = offerOf(suggested);
  const shownPrice = formatMoney(total ?? price);
  const { name, facts, notes, offered } = suggestionKind(suggested).describe(suggested, t);
  const isTaking = taking === offer;
  return (
    <li className={classes.offer} data-touch="true">
      <div className={classes.facts}>{facts}</div>
      <div className={classes.price}>
        <OfferPrice total={shownPrice} notes={notes} />
      </div>
      <div className={classes.verdict}>
        <VerdictMark verdict={verdict} rules={rules} offered={offered} />
      </div>
      <Button
        className={classes.take ?? ''}
        aria-label={t`Add to trip: ${name} for ${shownPrice}`}
        aria-disabled={taking !== null}
        leftSection={isTaking ? <Spinner size={18} /> : null}
        onClick={() => {
          if (taking === null) onTake();
        }}
      >
        <Trans>Add to trip</Trans>
      </Button>
    </li>
  );
}
