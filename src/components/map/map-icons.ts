export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const fitIcon = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';
