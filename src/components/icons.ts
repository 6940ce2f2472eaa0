/** The icons of the first page, which every user loads; those of the shell have a separate file. */
export const globeIcon =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 12h17M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const eyeIcon =
  'M2.5 12C6 5.5 18 5.5 21.5 12 18 18.5 6 18.5 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
export const eyeClosedIcon = 'M2.5 12C6 5.5 18 5.5 21.5 12 18 18.5 6 18.5 2.5 12ZM4.5 19.5l15-15';
export const infoIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.6v.3';
export const successIcon = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4 9.3 2.8 2.8L16.2 9.6';
export const warningIcon = 'M12 4 2.8 20h18.4L12 4Zm0 6.2v4.4M12 17.2v.3';
export const errorIcon = 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2L8.2 3Zm3.8 4.8v5M12 15.8v.3';
