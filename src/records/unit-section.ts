import classes from './SectionForm.module.css';

/** What a number counts, at the end of its field. */
export const unitSection = (unit: string) => ({
  rightSection: unit,
  rightSectionWidth: 48,
  rightSectionProps: { className: classes.unit ?? '' },
});
