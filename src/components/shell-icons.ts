export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const personIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6';
export const peopleIcon =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.4 3-5.2 6.5-5.2s6 1.8 6.5 5.2M16 5a3.3 3.3 0 0 1 0 6.3m2.5 3.3c1.7.8 2.7 2.5 3 4.9';
export const buildingIcon =
  'M5 20.5v-17h9v17M14 9h5v11.5M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3M16.5 13h0M16.5 16.5h0';
export const practiceIcon =
  'M4 7h8m6 0h2M4 17h2m6 0h8M12 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM6 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z';
export const leaveIcon = 'M14 4H5.5v16H14M10 12h10.5m-3.5-3.8L20.8 12 17 15.8';
export const forwardIcon = 'M5 12h14m-5-5 5 5-5 5';
export const decideIcon = 'M4 4.5h16v15H4v-15Zm0 10h4.5c.5 1.6 1.8 2.5 3.5 2.5s3-.9 3.5-2.5H20';
export const tripIcon =
  'M8.5 7.5V5a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 15.5 5v2.5M4.5 7.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM8.5 7.5v12m7-12v12';
export const hiddenIcon =
  'M3 3l18 18M10 5.9c4.8-.8 9 1.3 11.5 6.1a12 12 0 0 1-2.6 3.5M6.4 7.4A12.5 12.5 0 0 0 2.5 12c2.8 5.3 7.8 7.3 12.6 5.8';
export const approvalIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.3l3.4 2';
export const chevronUpIcon = 'm6 15 6-6 6 6';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20';
export const filterIcon = 'M4 6h16M7 12h10M10.5 18h3';
export const pinIcon =
  'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 1 0-14 0C5 12.5 7.5 16 12 21ZM12 7a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 0 0 12 7';
export const cupIcon =
  'M5 8h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V8Zm11 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8 3v2M12 3v2';
export const refundIcon = 'M4 12a8 8 0 1 0 2.5-5.8M6 2.5v4.2h4.2';
export const badgeIcon = 'M4 8.5h16v11H4v-11ZM9 8.5V5h6v3.5M4 13h16';
export const upIcon = 'm6 14.5 6-6 6 6';
export const downIcon = 'm6 9.5 6 6 6-6';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const fitIcon = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';
