import type { FlightSearchLine } from '#domain/contract.ts';
import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { interleave } from '../measure/interleave.ts';
import { ATTEMPTS, ROUNDS } from '../measure/rounds.ts';
import { median } from '../measure/statistics.ts';
import { inKilobytes } from '../measure/wording.ts';
import type { Search } from '../search/search-bench.ts';

const SEARCHES = 10;
const WARM_UP = 15;
/** As many are what the bytes are said for; a source answers fewer. */
const ITINERARIES = 200;
const WANTED_BYTES = 60_000;

/** Zurich to New York and back: connections over many hubs, and more to write than of a direct route. */
export async function measureSFarFlight(bench: Bench): Promise<Finding[]> {
  const { search } = await bench.search();
  for (let run = 0; run < WARM_UP; run += 1) await search('farFlight', 'inOnePiece');
  let last = await search('farFlight', 'inOnePiece');
  const several = async () => {
    const times: number[] = [];
    for (let run = 0; run < SEARCHES; run += 1) {
      last = await search('farFlight', 'inOnePiece');
      times.push(last.elapsedMs);
    }
    return median(times);
  };
  const plan = { rounds: ROUNDS, attempts: ATTEMPTS, floors: ['several'] as const };
  const { samples, steady } = await interleave({ several }, { ...plan, figureOf: (time) => time });
  const itineraries = countItineraries(last);
  const shared = { goal: 'S-far', steady } as const;
  return [
    {
      ...shared,
      what: 'Flight search ZRH-JFK and back, complete, p50',
      unit: 'ms',
      value: median(samples.several),
      must: { atMost: 250 },
      reach: { atMost: 150 },
      detail: `${itineraries} itineraries with ${last.end.offers} fares in the last`,
    },
    {
      ...shared,
      what: `Bytes of ${ITINERARIES} itineraries ZRH-JFK and back, compressed / 60 kB`,
      unit: 'share',
      value: ((last.bytes / itineraries) * ITINERARIES) / WANTED_BYTES,
      must: { atMost: 1 },
      reach: { atMost: 0.8 },
      detail: `${inKilobytes(last.bytes)} for ${itineraries}`,
    },
  ];
}

function countItineraries({ text }: Search): number {
  const { lines }: { lines: FlightSearchLine[] } = JSON.parse(text); // by the contract, which the server has checked
  return lines.flatMap((line) => (line.type === 'results' ? line.itineraries : [])).length;
}
