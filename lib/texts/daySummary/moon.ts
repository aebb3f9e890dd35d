/** Sentences of a summary about Moon, tara and special yogas of the day. */
import { TARAS } from '../../astro/tables/taras.ts';
import { DAY_PROSE } from '../../words/subjects/day/prose.ts';
import { moonHelp } from '../day/moonText.ts';
import { hoursOf, MOST_OF_DAY_HOURS, otherPeriods, specialYogas, type DayFacts } from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import { nearSpan, nearTime } from './near.ts';
import type { VariantOf } from './variants.ts';

/** Returns sentences about tara, Moon and special yogas of the day, each with its rank. */
export function moon(facts: DayFacts, variant: VariantOf): Sentence[] {
  const { house, paksha } = facts.chandrabala;
  return [
    tara(facts, variant),
    { text: DAY_PROSE.hi.moon_brings({ house, paksha }), rank: 6 },
    { text: DAY_PROSE.hi.help({ help: moonHelp(facts.tarabala) }), rank: 7 },
    ...turnSaid(facts),
    ...yogasSaid(facts),
  ];
}

/** The tara of the Moon at noon, and its house; ranked first where it was not among the reasons. */
function tara({ chandrabala, recommendations, tarabala }: DayFacts, variant: VariantOf): Sentence {
  const found = {
    tara: TARAS[tarabala.tara.number - 1]!.id,
    nakshatraIndex: tarabala.tara.nakshatra.number - 1,
    house: chandrabala.house,
    variant: variant('tara'),
  };
  const isHouseDescribed = recommendations.some(({ component }) => component === 'chandrabala');
  const longer = { text: DAY_PROSE.hi.tara({ ...found, isHouseNamed: true }), rank: isHouseDescribed ? 5 : 2 };
  return { text: DAY_PROSE.hi.tara({ ...found, isHouseNamed: false }), rank: 1, longer };
}

/** The first change of tara or Moon after noon. */
function turnSaid(facts: DayFacts): Sentence[] {
  const turn = otherPeriods(facts).find(({ isBefore }) => !isBefore);
  if (!turn) return [];
  const at = nearTime(turn.start, facts.target_date);
  const text = turn.isTaraNew
    ? DAY_PROSE.hi.tara_turns({ at, tara: TARAS[turn.tara - 1]!.id })
    : DAY_PROSE.hi.moon_turns({ at, house: turn.house });
  return [{ text, rank: 7 }];
}

/** When a favourable special yoga holds; ranked first where it was among the reasons. */
function yogasSaid(facts: DayFacts): Sentence[] {
  const { daily_yogas: yogas, recommendations, target_date: date } = facts;
  const [yoga] = specialYogas(facts, 'good').named;
  const found = yoga && yogas.of_the_day.find((one) => one.id === yoga.id && hoursOf(one) >= 1);
  if (!found) return [];
  const isReason = recommendations.some(({ component, kind }) => component === 'special_yogas' && kind === 'do');
  const span = hoursOf(found) < MOST_OF_DAY_HOURS ? nearSpan(found, date) : null;
  return [{ text: DAY_PROSE.hi.special_yoga({ yoga: yoga.id, span }), rank: isReason ? 2 : 6 }];
}
