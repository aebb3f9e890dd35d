/** Sentences about the dashas and transits of a day. */
import type { Planet } from '../../astro/tables/planets.ts';
import type { ProseSkyWords } from '../../words/facts/day/prose.ts';
import { DAY_PROSE } from '../../words/subjects/day/prose.ts';
import { planetOf, relevantTransits, stillGood, type DayFacts, type DescribedTransit } from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import type { VariantOf } from './variants.ts';

/** Returns sentences about the running Vimshottari periods, or why none runs. */
export function dashas(facts: DayFacts, variant: VariantOf): Sentence[] {
  const { path, reason } = facts.dasha;
  const [maha, antar, pratyantar] = path;
  if (!maha || !antar || !pratyantar) {
    return [{ text: DAY_PROSE.hi.no_dasha({ where: reason ?? 'before_birth' }), rank: 0 }];
  }
  const running = ({ end, lord }: typeof maha) => ({ planet: planetOf(lord!), untilDate: end.slice(0, 10) });
  const found = {
    mahadasha: running(maha),
    antardasha: running(antar),
    stage: facts.stage,
    variant: variant('dasha'),
  };
  const longer = DAY_PROSE.hi.dasha({ ...found, bearing: bearingOf(facts) });
  return [
    { text: DAY_PROSE.hi.dasha({ ...found, bearing: null }), rank: 0, longer: { text: longer, rank: 3 } },
    { text: DAY_PROSE.hi.pratyantardasha(running(pratyantar)), rank: 8 },
  ];
}

/** Least points of the dasha lords in the day's score for the dashas to be mentioned; interpretive. */
const DASHA_DESCRIBES = 2;

function bearingOf({ components }: DayFacts): 'supports' | 'slows' | 'none' {
  const points = components.find(({ id }) => id === 'dasha_lords')?.points ?? 0;
  if (points >= DASHA_DESCRIBES) return 'supports';
  return points <= -DASHA_DESCRIBES ? 'slows' : 'none';
}

/** Returns at least one transit: the most helpful, or the hardest where a transit was named among the burdens. */
export function transits(facts: DayFacts, variant: VariantOf): Sentence[] {
  const [best, ...others] = relevantTransits(facts);
  const described = isPressed(facts) ? [...others, best!] : [best!, ...others];
  return described.map((found, index) => {
    const transit = transitOf(found, facts, index, variant);
    const { bindus, result } = transit;
    const isLonger = result === 'favourable' || result === 'unfavourable' || bindus !== null;
    const longer = { text: DAY_PROSE.hi.transit({ ...transit, isInFull: true }), rank: 4 + index };
    return {
      text: DAY_PROSE.hi.transit(transit),
      rank: transit.phase === null ? [0, 2, 3][index]! : Math.min(index, 1),
      ...(isLonger && { longer }),
    };
  });
}

function isPressed({ recommendations }: DayFacts): boolean {
  const kinds = recommendations.filter(({ component }) => component === 'gochara' || component === 'saturn');
  return kinds.length > 0 && kinds.every(({ kind }) => kind === 'leave');
}

function transitOf(
  found: DescribedTransit,
  { dhaiya, sade_sati: sadeSati, stage, target_date: date }: DayFacts,
  index: number,
  variant: VariantOf,
): ProseSkyWords['transit'] {
  const { effect, house_from_moon: house, id, leaves_at: leaves, sign, vedha } = found;
  const isToday = leaves?.startsWith(date) ?? false;
  return {
    planet: planetOf(id) as Exclude<Planet, 'Moon'>,
    phase: id === 'saturn' ? (sadeSati.phase ?? dhaiya.phase) : null,
    house,
    signIndex: sign.number - 1,
    // Both are null where the transit ends outside the ephemeris.
    untilDate: leaves && !isToday ? leaves.slice(0, 10) : null,
    untilTime: leaves && isToday ? leaves.slice(11, 16) : null,
    isFirst: index === 0,
    result: effect.result,
    by: vedha.by.map(planetOf),
    bindus: effect.result === 'neutralised' && stillGood(found) ? found.bindus : null,
    isInFull: false,
    placeVariant: variant(`place_${index}`),
    adviceVariant: variant(`helps_${index}`),
    stage,
  };
}
