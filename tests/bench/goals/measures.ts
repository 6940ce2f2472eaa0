import type { Bench } from '../bench.ts';
import type { GoalId } from '../goal-ids.ts';
import type { Finding } from '../measure/finding.ts';
import { measureAGrowth } from './a-growth.ts';
import { measureALoad } from './a-load.ts';
import { measureAScroll } from './a-scroll.ts';
import { measureASql } from './a-sql.ts';
import { measureATyping } from './a-typing.ts';
import { measureB1 } from './b1-company-list.ts';
import { measureB4 } from './b4-middleware.ts';
import { measureB5 } from './b5-token-and-permissions.ts';
import { measureB6 } from './b6-response-validation.ts';
import { measureB7 } from './b7-sign-in.ts';
import { measureB8 } from './b8-idempotent-order.ts';
import { measureB9 } from './b9-streamed-search.ts';
import { measureB10 } from './b10-offer-bytes.ts';
import { measureB12 } from './b12-start.ts';
import { measureP1 } from './p1-login-scripts.ts';
import { measureP3 } from './p3-first-paint.ts';
import { measureP4 } from './p4-largest-paint.ts';
import { measureP5 } from './p5-first-data.ts';
import { measureP6 } from './p6-home-scripts.ts';
import { measureP7 } from './p7-route-scripts.ts';
import { measureP8 } from './p8-login-styles.ts';
import { measureP9 } from './p9-list-changes.ts';
import { measureP10 } from './p10-blocking-time.ts';
import { measureP11 } from './p11-lighthouse.ts';
import { measureP12 } from './p12-requests.ts';
import { measureSFarFlight } from './s-far-flight.ts';
import { measureSLinear } from './s-linear.ts';
import { measureSLoad } from './s-load.ts';
import { measureSCar, measureSFlight, measureSHotel } from './s-search-times.ts';
import { measureSTrips } from './s-trips.ts';
import { measureSVerdicts } from './s-verdicts.ts';

export const MEASURES = {
  P1: measureP1,
  P3: measureP3,
  P4: measureP4,
  P5: measureP5,
  P6: measureP6,
  P7: measureP7,
  P8: measureP8,
  P9: measureP9,
  P10: measureP10,
  P11: measureP11,
  P12: measureP12,
  B1: measureB1,
  B4: measureB4,
  B5: measureB5,
  B6: measureB6,
  B7: measureB7,
  B8: measureB8,
  B9: measureB9,
  B10: measureB10,
  B12: measureB12,
  'A-growth': measureAGrowth,
  'A-sql': measureASql,
  'A-load': measureALoad,
  'A-typing': measureATyping,
  'A-scroll': measureAScroll,
  'S-flight': measureSFlight,
  'S-far': measureSFarFlight,
  'S-hotel': measureSHotel,
  'S-car': measureSCar,
  'S-linear': measureSLinear,
  'S-verdicts': measureSVerdicts,
  'S-load': measureSLoad,
  'S-trips': measureSTrips,
} satisfies Record<GoalId, (bench: Bench) => Promise<Finding[]>>;
