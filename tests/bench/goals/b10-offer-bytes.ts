import type { Bench } from '../bench.ts';
import type { Finding } from '../measure/finding.ts';
import { inKilobytes } from '../measure/wording.ts';
import { SEARCH_KINDS } from '../search/search-bodies.ts';

/** What one offer of an airline takes as suppliers send it. */
const RAW_OFFER_BYTES = 8_300;

export async function measureB10(bench: Bench): Promise<Finding[]> {
  const { search } = await bench.search();
  const findings: Finding[] = [];
  for (const kind of SEARCH_KINDS) {
    const { bytes, end } = await search(kind, 'inOnePiece');
    findings.push({
      ...{ goal: 'B10', what: `Bytes per offer in a list (${kind}) / a supplier's raw offer`, unit: 'share' },
      ...{ value: bytes / end.offers / RAW_OFFER_BYTES, must: { atMost: 0.06 }, reach: { atMost: 0.035 } },
      detail: `${inKilobytes(bytes)} for ${end.offers} offers / 8.3 kB`,
      steady: true,
    });
  }
  return findings;
}
