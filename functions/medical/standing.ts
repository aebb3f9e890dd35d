/** To whom health is told, and what every answer of this group begins with: how the body stands as a whole. */
import type { Ladder } from '../../lib/astro/judgement/ladder/ladder.ts';
import { sidesOf } from '../../lib/astro/judgement/ladder/sides.ts';
import type { Indication } from '../../lib/astro/judgement/medical/indication.ts';
import type { MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import {
  adviceAge,
  isIndicationTold,
  tellingTo,
  type AdviceAge,
  type Telling,
} from '../../lib/astro/judgement/medical/telling.ts';
import { promiseOf } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { health } from '../../lib/astro/judgement/prediction/health.ts';
import type { TimingWindow } from '../../lib/astro/judgement/timing/timingWindows.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import type { toldEntries } from '../../lib/schemas/common/areas.ts';
import type { SensitiveQuery } from '../../lib/schemas/medical/query.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import type * as v from 'valibot';

/** What the answers about a birth read of a request. */
export type HealthQuery = Fields<typeof SensitiveQuery>;
export type HealthContext = NatalContext<HealthQuery>;

type Told = { readonly [Field in keyof typeof toldEntries]: v.InferOutput<(typeof toldEntries)[Field]> };

/** Returns to whom the health of a birth is told. */
export function tellingOf(context: BirthContext & { readonly query: HealthQuery }): Telling {
  return tellingTo(context.person().stage, context.query.include_sensitive === 'true');
}

/** Returns the age for which advice is worded. */
export function ageOf(context: BirthContext): AdviceAge {
  return adviceAge(context.person().stage);
}

/** Returns the promise of health, the same in every answer. */
export function healthPromise(area: AreaContext): Ladder {
  return promiseOf(area, health).ladder;
}

/** Returns the indications that are told, the highest first. */
export function toldIndications(found: readonly Indication[], telling: Telling): Indication[] {
  return found.filter(({ row }) => isIndicationTold(row.id, telling));
}

/** Indications from here on stand out. */
export const LEAST_CONCERN = 45;

/** Most matters that a sentence names. */
const MATTERS_NAMED = 3;

/** Returns which matters are looked after first, or that none stands out. */
export function lookAfter(context: BirthContext, told: readonly Indication[]): string {
  const words = MEDICAL[context.names.lang];
  const age = ageOf(context);
  const first = told.filter(({ value }) => value >= LEAST_CONCERN).slice(0, MATTERS_NAMED);
  return first.length > 0
    ? words.watched_first({ indications: first.map(({ row }) => row.id), age })
    : words.none_to_care_for({ age });
}

/**
 * Returns the line, the short text and the verdict on the health of a birth.
 *
 * @param told the indications that are told
 * @param windows times of care; the first that is not over is named
 */
export function healthTold(
  context: BirthContext,
  medical: MedicalContext,
  told: readonly Indication[],
  windows: readonly TimingWindow[] = [],
): Told {
  const { band } = healthPromise(medical.area);
  const [first] = told;
  const indication = first && first.value >= LEAST_CONCERN ? first.row.id : null;
  const headline = MEDICAL[context.names.lang].headline({ band, indication, age: ageOf(context) });
  return { headline, ...healthStanding(context, medical, told, windows) };
}

/** Returns the short text and the verdict alone, for an answer with a line of its own. */
export function healthStanding(
  context: BirthContext,
  medical: MedicalContext,
  told: readonly Indication[],
  windows: readonly TimingWindow[] = [],
): Omit<Told, 'headline'> {
  const { names, nowJdUT } = context;
  const words = MEDICAL[names.lang];
  const age = ageOf(context);
  const promise = healthPromise(medical.area);
  const [next] = [...windows].sort((a, b) => a.startJdUT - b.startJdUT);
  return {
    short: fitted(
      [
        standing(medical, promise, age, names.lang),
        lookAfter(context, told),
        ...(next ? [words.next_care({ ...spanDates(context, next), isNow: next.startJdUT <= nowJdUT, age })] : []),
        ...(context.person().stage === 'beyond' ? [words.as_if_living({})] : []),
      ],
      SHORT_CHARACTERS,
    ),
    verdict: verdictRecord(promise, names),
  };
}

/** Names no planet as a helper that is weak here, nor one as weak that protects. */
function standing(
  { standings }: MedicalContext,
  promise: Ladder,
  age: AdviceAge,
  lang: BirthContext['names']['lang'],
): string {
  const { asking, helper } = sidesOf(promise);
  return MEDICAL[lang].stands({
    helper: helper !== null && standings[helper] === 'weak' ? null : helper,
    asking: asking !== null && standings[asking] === 'protects' ? null : asking,
    age,
  });
}
