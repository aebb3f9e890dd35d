/** Answers of /dosha. */
import type { Dosha, DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { gandmool as gandmoolDosha } from '../../lib/astro/dosha/gandmool.ts';
import { grahan as grahanDosha } from '../../lib/astro/dosha/grahan.ts';
import { guruChandal as guruChandalDosha } from '../../lib/astro/dosha/guruChandal.ts';
import { kaalSarpDosha } from '../../lib/astro/dosha/kaalSarp.ts';
import { kemdrum as kemdrumDosha } from '../../lib/astro/dosha/kemdrum.ts';
import { nadi as nadiDosha } from '../../lib/astro/dosha/match/nadi.ts';
import { pitra as pitraDosha } from '../../lib/astro/dosha/pitra.ts';
import { shrapit as shrapitDosha } from '../../lib/astro/dosha/shrapit.ts';
import type { AllDoshas, DoshaVerdict as DoshaRecord, ManglikVerdict } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import {
  doshaContext,
  doshaRecord,
  doshaSources,
  judgedDosha,
  type DoshaContext,
} from '../../lib/records/dosha/verdict.ts';
import { gandmoolRecord, grahanRecord, kaalSarpRecord, nadiRecord } from '../../lib/records/dosha/doshaDetails.ts';
import { manglikBy } from '../../lib/astro/dosha/manglik/manglik.ts';
import type { ManglikReading } from '../../lib/astro/dosha/manglik/marsHouses.ts';
import type { SentOfRule } from '../../lib/records/detail/sent.ts';
import { secondContext, type NatalContext } from '../../lib/birth/natal.ts';
import type { DoshaInput } from '../../lib/schemas/dosha/doshaInput.ts';
import { manglikRecord } from '../../lib/records/dosha/manglik.ts';
import { doshaRecords, judgedDoshas } from '../../lib/records/dosha/catalogue.ts';
import { rulesAsked, type Asks } from '../_shell/asked/asked.ts';
import { doshaSummary } from './summary.ts';

/** What every answer about one dosha holds. */
export interface Described<DoshaDescribed> {
  readonly dosha: DoshaDescribed;
  readonly disclaimer: string;
  readonly sources: string[];
}

/** Answers a dosha, its record made by `write`, judged beside a second birth where one is given. */
export function doshaAnswer<Record>(
  context: PairContext,
  dosha: Dosha,
  write: (doshas: DoshaContext, verdict: DoshaVerdict) => Record,
): Described<Record> {
  const doshas = besidePartner(context, rulesAsked(context.query));
  return {
    dosha: write(doshas, judgedDosha(doshas, dosha)),
    disclaimer: disclaimerIn('dosha', context.names.lang),
    sources: doshaSources(dosha),
  };
}

const plain =
  (dosha: Dosha) =>
  (context: NatalContext): Described<DoshaRecord> =>
    doshaAnswer(context, dosha, doshaRecord);

export const guruChandal = plain(guruChandalDosha);
export const kemdrum = plain(kemdrumDosha);
export const pitra = plain(pitraDosha);
export const shrapit = plain(shrapitDosha);

export const gandmool = (context: NatalContext) => doshaAnswer(context, gandmoolDosha, gandmoolRecord);
export const kaalSarp = (context: NatalContext) => doshaAnswer(context, kaalSarpDosha, kaalSarpRecord);
export const grahan = (context: NatalContext) => doshaAnswer(context, grahanDosha, grahanRecord);
export const nadi = (context: PairContext) => doshaAnswer(context, nadiDosha, nadiRecord);

/** A birth, and perhaps a second one. */
type PairContext = NatalContext<unknown, unknown, DoshaInput>;

function besidePartner(context: PairContext, sentOf: SentOfRule): DoshaContext {
  const { partner } = context.input;
  return doshaContext(context, { other: partner ? secondContext(context, partner) : null, sentOf });
}

interface ManglikChoice {
  readonly include_2nd?: 'true' | 'false' | null | undefined;
  readonly node_relief?: 'counted' | 'none' | null | undefined;
}

export type ManglikContext = NatalContext<ManglikChoice, unknown, DoshaInput>;

export function manglikReading({ query }: ManglikContext): ManglikReading {
  return { include2nd: query.include_2nd === 'true', nodesRelieve: query.node_relief !== 'none' };
}

export function manglik(context: ManglikContext): Described<ManglikVerdict> {
  const reading = manglikReading(context);
  const write = (doshas: DoshaContext, verdict: DoshaVerdict) => manglikRecord(doshas, verdict, reading);
  return doshaAnswer(context, manglikBy(reading), write);
}

/** What the list of all doshas may be asked for. */
export const ALL_DOSHAS: Asks = {
  listsRules: true,
  list: 'doshas',
  fullOnly: ['cancellation_conditions', 'formation'],
};

export function all(context: ManglikContext): AllDoshas {
  const reading = manglikReading(context);
  const doshas = besidePartner(context, rulesAsked(context.query, ALL_DOSHAS));
  const verdicts = judgedDoshas(doshas, reading);
  return {
    doshas: doshaRecords(doshas, verdicts, reading),
    summary: doshaSummary(verdicts, doshas),
    disclaimer: disclaimerIn('dosha', context.names.lang),
    sources: [...new Set(verdicts.flatMap(({ dosha }) => doshaSources(dosha)))],
  };
}
