export const DEMO_PASSWORD = 'Zugvogel-2026';

export interface DemoAccount {
  email: string;
  role: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'traveler@alpenblick.example', role: 'traveler' },
  { email: 'arranger@alpenblick.example', role: 'travel-arranger' },
  { email: 'admin@alpenblick.example', role: 'company-admin' },
  { email: 'approver1@alpenblick.example', role: 'traveler, level 1 approver' },
  { email: 'approver2@alpenblick.example', role: 'traveler, level 2 approver' },
  { email: 'multi@alpenblick.example', role: 'traveler in two companies' },
  { email: 'newcomer@alpenblick.example', role: 'traveler who has to change the password' },
  { email: 'site@zugvogel.example', role: 'site-admin' },
];
