/** The drawings of the booking flows. */
export const hiddenIcon =
  'M3 3l18 18M10 5.9c4.8-.8 9 1.3 11.5 6.1a12 12 0 0 1-2.6 3.5M6.4 7.4A12.5 12.5 0 0 0 2.5 12c2.8 5.3 7.8 7.3 12.6 5.8';
export const approvalIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.3l3.4 2';
export const chevronUpIcon = 'm6 15 6-6 6 6';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20';
