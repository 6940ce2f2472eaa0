/** The drawings of lists of results. */
export const filterIcon = 'M4 6h16M7 12h10M10.5 18h3';
export const pinIcon =
  'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 1 0-14 0C5 12.5 7.5 16 12 21ZM12 7a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 0 0 12 7';
export const cupIcon =
  'M5 8h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V8Zm11 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3v2M12 3v2';
export const refundIcon = 'M4 12a8 8 0 1 0 2.5-5.8M6 2.5v4.2h4.2';
export const badgeIcon = 'M4 8.5h16v11H4v-11ZM9 8.5V5h6v3.5M4 13h16';
