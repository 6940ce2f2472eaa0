import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREAS } from '#stories/areas.ts';
import { sourceFiles } from './repository-files.ts';

/** Parts of another component, or of a screen, whose stories show each state of theirs. */
const shownWithin: Record<string, string[]> = {
  'components/Form': ['VisuallyHidden'],
  'components/RecordSection': ['records/SectionCard', 'records/SectionFacts'],
  'components/RecordSectionEditing': ['records/RowsField'],
  'components/Toasts': ['toasts/ToastContainer'],
  'car/cars/CarResults': ['booking/Handover'],
  'hotel/select/HotelResults': [
    ...['map/MapCanvas', 'map/MapMarkers'],
    ...[
      'BestReason',
      'CheckList',
      'Disclosure',
      'FilterBar',
      'FilterState',
      'ResultCards',
      'ResultsLayout',
      'ResultsList',
      'ResultsScreen',
      'ResultsTrouble',
      'SearchProgress',
    ].map((name) => `results/${name}`),
  ],
  'hotel/room/HotelRoom': ['booking/RepricingDialog'],
  'car/search/CarSearch': ['booking/DriverField'],
  'trips/request-in-words/RequestForm': ['booking/TripDatesField'],
  'flight/search/FlightSearch': [
    'booking/CalendarField',
    'booking/CalendarFrame',
    'booking/DayCalendar',
    'booking/DayField',
  ],
  'hotel/search/HotelSearch': [
    'booking/DateRangeField',
    'booking/DraftNotice',
    'booking/MoreFields',
    'booking/PurposeField',
    'booking/RangeCalendar',
    'booking/SearchScreen',
    'booking/StayDatesField',
    'places/PlaceField',
  ],
  'trips/page/TripRequest': ['trip-status/OpenTripLink'],
};

const component = /^src\/(components|records|features|app\/shell)\/(.+\/)?[A-Z]\w*\.tsx$/;
/** It fetches or sends by itself: journeys show it, and stories the screen that it fills. */
const container =
  /from '(@tanstack\/react-(query|router)|(\.\.\/)+(api|actors)\/[^']+|(\.\.\/)+booking\/use-search-bar\.ts)'/;
const importing = /\b(?:from|import\() ?'([^']+)'/g;

describe('the stories', () => {
  const files = sourceFiles();
  const imports = new Map(files.map(({ name, text }) => [name, importsOf(name, text)]));
  const names = [...imports.keys()];
  const components = files
    .filter(({ name, text }) => component.test(name) && !container.test(text))
    .map(({ name }) => name);
  const shown = new Set(names.filter((name) => name.startsWith('stories/')).flatMap(importedBy));
  const parts = Object.entries(shownWithin).flatMap(([story, files]) =>
    files.map((file) => ({
      story: `stories/${story}.stories.tsx`,
      file: `src/${file.startsWith('records/') ? '' : 'components/'}${file}.tsx`,
    })),
  );

  it('show each component, or one that it is a part of', () => {
    const reached = reachedFrom([...shown]);
    expect(components.filter((name) => !reached.has(name))).toEqual([]);
  });

  it('show each shared component by itself, unless others name its states', () => {
    const shared = components.filter((name) => /^src\/(components|records)\//.test(name));
    const unshown = shared.filter((name) => !shown.has(name));
    expect(unshown).toEqual(parts.map(({ file }) => file).sort());
  });

  it.each(parts)('$story draws $file', ({ story, file }) => {
    expect([...reachedFrom([story])]).toContain(file);
  });

  it('lie in the folders that Storybook lists', () => {
    const listed = Object.entries(AREAS).flatMap(([area, parts]) => [
      area,
      ...parts.map((part) => `${area}/${part}`),
    ]);
    const folders = names
      .filter((name) => name.endsWith('.stories.tsx'))
      .map((name) => path.dirname(name).replace('stories/', ''));
    expect([...new Set(folders)].filter((folder) => !listed.includes(folder))).toEqual([]);
  });

  it('begin in each area with a page about it', () => {
    const areas = Object.keys(AREAS).filter((area) => area !== 'flows');
    expect(areas.filter((area) => !names.includes(`stories/${area}/About.stories.tsx`))).toEqual([]);
  });

  function importedBy(name: string): string[] {
    return imports.get(name) ?? [];
  }

  function reachedFrom(starts: string[]): Set<string> {
    const reached = new Set(starts);
    for (const name of reached) for (const imported of importedBy(name)) reached.add(imported);
    return reached;
  }
});

/** Of our own files, without their types. */
function importsOf(name: string, text: string): string[] {
  const values = text.replaceAll(/^import type [^;]+;$/gm, '');
  return [...values.matchAll(importing)].map(([, place = '']) =>
    place.startsWith('#') ? place.slice(1) : path.join(path.dirname(name), place),
  );
}
