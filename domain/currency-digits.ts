/** The currencies of ISO 4217 whose minor unit is not a hundredth. */
const DIGITS = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => digits(code, 0)),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => digits(code, 3)),
]);

/** The number of decimal places of an amount. */
export function currencyDigits(currency: string): number {
  return DIGITS.get(currency) ?? 2;
}

function digits(code: string, count: number) {
  return [code, count] as const;
}
