import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { changeLeg, swapPlaces } from '#domain/flight-booking/criteria-legs.ts';
import {
  EMPTY_LEG,
  type FlightCriteria,
  type SelectedAirport,
} from '#domain/flight-booking/flight-criteria.ts';
import { Icon } from '../../../components/Icon.tsx';
import { PlaceField } from '../../../components/places/PlaceField.tsx';
import { useFirstProposal } from '../../../components/places/use-first-proposal.ts';
import classes from './FlightSearch.module.css';
import type { AirportsOfForm, FieldsProps, LegEnd } from './search-fields.ts';
import type { SearchField } from './search-values.ts';
import { useAirportLookup } from './use-airport-lookup.ts';

export interface RouteProps extends FieldsProps {
  airports: AirportsOfForm;
  now: string;
  /** For changes after which a message would be at the wrong field. */
  rearrange: (next: (values: FlightCriteria) => FlightCriteria) => void;
}

interface LegPlacesProps extends RouteProps {
  at: number;
}

const swapIcon = 'M7 8h12m-3.5-3.5L19 8l-3.5 3.5M17 16H5m3.5 3.5L5 16l3.5-3.5';

export function LegPlaces(props: LegPlacesProps) {
  const { t } = useLingui();
  const { rearrange, at } = props;
  return (
    <div className={classes.places}>
      <EndField {...props} end="origin" label={t`From`} />
      <button
        type="button"
        className={classes.swap}
        data-touch="square"
        aria-label={t`Swap from and to`}
        onClick={() => rearrange((values) => swapPlaces(values, at))}
      >
        <Icon path={swapIcon} size={20} />
      </button>
      <EndField {...props} end="destination" label={t`To`} />
    </div>
  );
}

interface EndFieldProps extends LegPlacesProps {
  end: LegEnd;
  label: string;
}

function EndField({ values, change, messages, airports, at, end, label }: EndFieldProps) {
  const field = `legs.${at}.${end}` as const;
  const { origin, destination } = values.legs[at] ?? EMPTY_LEG;
  const other = end === 'origin' ? destination : origin;
  const affectsOther = end === 'origin' && destination !== null;
  return (
    <AirportField
      {...airports}
      known={airports.known.filter(({ code }) => code !== other?.code)}
      label={label}
      field={field}
      airport={end === 'origin' ? origin : destination}
      error={messages[field]}
      // The error of equal airports is shown at the second one.
      onChange={(airport) =>
        change(affectsOther ? [field, `legs.${at}.destination`] : [field], (current) =>
          changeLeg(current, at, { [end]: airport }),
        )
      }
    />
  );
}

interface AirportFieldProps extends AirportsOfForm {
  label: string;
  field: SearchField;
  airport: SelectedAirport | null;
  error: string | undefined;
  onChange: (airport: SelectedAirport | null) => void;
}

function AirportField(props: AirportFieldProps) {
  const { label, field, airport, error, find, known, isSubmitted, onTyping, onType, onChange } = props;
  const { t } = useLingui();
  const lookup = useAirportLookup({ airport, find, known, onChange });
  const firstProposal = useFirstProposal(lookup);
  const { text, state, suggestions } = lookup;
  const isFound = state === 'resting' && text.trim() !== '' && suggestions.length > 0;
  const isOpen = state === 'searching' || isFound;
  const { take } = firstProposal;

  // Results arrive from outside of the form, which waits for them.
  useEffect(() => {
    onTyping(field, { text, isOpen });
    if (isSubmitted && isOpen) take();
  }, [field, text, isOpen, isSubmitted, onTyping, take]);

  return (
    <PlaceField
      label={label}
      placeholder={t`City or airport`}
      error={error}
      lookup={{
        ...lookup,
        onType(typed) {
          onType(field);
          lookup.onType(typed);
        },
      }}
      firstProposal={firstProposal}
    />
  );
}
