/** Answers of /dosha about one dosha. */
import type { Dosha, DoshaVerdict } from '../../lib/astro/dosha/dosha.ts';
import { gandmool as gandmoolDosha } from '../../lib/astro/dosha/gandmool.ts';
import { grahan as grahanDosha } from '../../lib/astro/dosha/grahan.ts';
import { guruChandal as guruChandalDosha } from '../../lib/astro/dosha/guruChandal.ts';
import { kaalSarpDosha } from '../../lib/astro/dosha/kaalSarp.ts';
import { kemdrum as kemdrumDosha } from '../../lib/astro/dosha/kemdrum.ts';
import { nadi as nadiDosha } from '../../lib/astro/dosha/nadi.ts';
import { pitra as pitraDosha } from '../../lib/astro/dosha/pitra.ts';
import { shrapit as shrapitDosha } from '../../lib/astro/dosha/shrapit.ts';
import type { DoshaVerdict as DoshaRecord } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import {
  doshaRecord,
  doshaContext,
  doshaSources,
  judgedDosha,
  type DoshaContext,
} from '../../lib/records/dosha/verdict.ts';
import { gandmoolRecord, kaalSarpRecord, nadiRecord } from '../../lib/records/dosha/doshaDetails.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** The fields that every answer about one dosha has. */
export interface Described<DoshaDescribed> {
  readonly dosha: DoshaDescribed;
  readonly disclaimer: string;
  readonly sources: string[];
}

/** Answers a dosha, with its record made by `write`. */
export function described<Record>(
  context: BirthContext,
  dosha: Dosha,
  write: (doshas: DoshaContext, verdict: DoshaVerdict) => Record,
): Described<Record> {
  const doshas = doshaContext(context);
  return {
    dosha: write(doshas, judgedDosha(doshas, dosha)),
    disclaimer: disclaimerIn('dosha', context.names.lang),
    sources: doshaSources(dosha),
  };
}

const plain =
  (dosha: Dosha) =>
  (context: BirthContext): Described<DoshaRecord> =>
    described(context, dosha, doshaRecord);

export const grahan = plain(grahanDosha);
export const guruChandal = plain(guruChandalDosha);
export const kemdrum = plain(kemdrumDosha);
export const pitra = plain(pitraDosha);
export const shrapit = plain(shrapitDosha);

export const gandmool = (context: BirthContext) => described(context, gandmoolDosha, gandmoolRecord);
export const kaalSarp = (context: BirthContext) => described(context, kaalSarpDosha, kaalSarpRecord);
export const nadi = (context: BirthContext) => described(context, nadiDosha, nadiRecord);
