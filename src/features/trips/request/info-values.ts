import type { Trip, TripEditRequest } from '#domain/contract.ts';

type InfoEdit = NonNullable<TripEditRequest['bookingInfo']>;
type BookingInfo = Trip['bookingInfo'];
type ReasonCode = PolicyReason['code'];
type PolicyReason = NonNullable<BookingInfo['reason']>;

export interface InfoValues {
  purpose: string;
  comment: string;
  reasonCode: string;
  reasonText: string;
  references: Readonly<Record<number, string>>;
}

export function infoValues({ purpose, comment, reason, referenceFields }: BookingInfo): InfoValues {
  return {
    purpose,
    comment: comment ?? '',
    reasonCode: reason?.code ?? '',
    reasonText: reason?.text ?? '',
    references: Object.fromEntries(referenceFields.map(({ position, value }) => [position, value])),
  };
}

export function trimInfo({ references, ...texts }: InfoValues): InfoValues {
  return {
    purpose: texts.purpose,
    comment: texts.comment.trim(),
    reasonCode: texts.reasonCode,
    reasonText: texts.reasonText.trim(),
    references: Object.fromEntries(
      Object.entries(references).map(([position, value]) => [position, value.trim()]),
    ),
  };
}

/** The request body: every field, so that an empty one clears its value. */
export function toInfoEdit(values: InfoValues): InfoEdit {
  const references = Object.entries(values.references).flatMap(([position, value]) =>
    value === '' ? [] : [[`referenceField${position}`, value]],
  );
  const reason = toReason(values);
  return {
    purpose: values.purpose,
    comment: values.comment === '' ? null : values.comment,
    reason,
    referenceFieldValues:
      Object.keys(values.references).length > 0 ? Object.fromEntries(references) : undefined,
  };
}

function toReason({ reasonCode, reasonText }: InfoValues): PolicyReason | null {
  if (reasonCode === '') return null;
  const code = reasonCode as ReasonCode; // the choices of the field are the codes
  return reasonText === '' ? { code } : { code, text: reasonText };
}

export function missingInfo(values: InfoValues, needsReason: boolean): string[] {
  const { purpose, reasonCode, reasonText, references } = values;
  return [
    ...(purpose === '' ? ['purpose'] : []),
    ...(needsReason && reasonCode === '' ? ['reasonCode'] : []),
    ...(reasonCode === 'other' && reasonText === '' ? ['reasonText'] : []),
    ...Object.entries(references).flatMap(([position, value]) =>
      value === '' ? [`references.${position}`] : [],
    ),
  ];
}
