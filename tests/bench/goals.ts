import type { Measure } from './goal.ts';
import { measureFirstData, measureFirstPaint, measureScripts } from './goals/first-load.ts';
import { measureFirstOffers } from './goals/first-offers.ts';
import { measureFirstSearches } from './goals/first-searches.ts';
import { measureInteractions } from './goals/interactions.ts';
import { measureLargeSearches } from './goals/large-searches.ts';
import { measureLayoutShift } from './goals/layout-shift.ts';
import { measureLighthouse } from './goals/lighthouse.ts';
import { measureListLatency, measureListsUnderLoad, measureTwoProcesses } from './goals/lists.ts';
import { measureRouteScripts } from './goals/route-scripts.ts';
import { measureSearchThroughput } from './goals/search-throughput.ts';
import { measureStart } from './goals/start.ts';
import { measureStreamedSearch } from './goals/streamed-search.ts';
import type { GoalId } from './read-arguments.ts';

export const GOALS: Record<GoalId, Measure> = {
  u1: measureFirstPaint,
  u2: measureScripts,
  u3: measureFirstData,
  u4: measureInteractions,
  u5: measureLighthouse,
  u6: measureRouteScripts,
  u7: measureLayoutShift,
  u8: measureFirstOffers,
  b1: measureListLatency,
  b2: measureListsUnderLoad,
  b3: measureLargeSearches,
  b4: measureStreamedSearch,
  b5: measureSearchThroughput,
  b6: measureTwoProcesses,
  b7: measureStart,
  b9: measureFirstSearches,
};
