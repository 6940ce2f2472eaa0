import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import type { PracticeReader, PracticeSwitches } from '../practice-switches.ts';
import type { Kind } from './kind.ts';
import { stockTime } from './stock-time.ts';

export interface DeskDeps {
  db: Kysely<Database>;
  practice: PracticeReader;
}

export interface Desk<Query = unknown, Found = unknown, Priced = unknown> extends DeskDeps {
  kind: Kind<Query, Found, Priced>;
}

export interface Visit {
  call: SupplierCall;
  switches: PracticeSwitches;
  /** The time of the stock. */
  at: Date;
}

export async function openVisit({ practice }: DeskDeps, call: SupplierCall): Promise<Visit> {
  const switches = await practice.switchesOf(call.companyId);
  return { call, switches, at: stockTime(call.now, switches) };
}
