export const RATES = {
  date: '2026-11-20',
  perEuro: { CHF: '0.9412', USD: '1.0875', JPY: '163.42', BHD: '0.4098' },
};
