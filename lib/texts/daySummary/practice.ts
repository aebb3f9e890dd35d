/** Practical advice for the day: times, manner, a remedy, and a closing sentence. */
import { counselOf, type CounselId } from '../../astro/judgement/day/counsels.ts';
import { leadingCategories, type DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import type { LifeStage } from '../../astro/stage.ts';
import { DAY_PROSE } from '../../words/subjects/day/prose.ts';
import {
  describedClosures,
  describedShunned,
  describedWindows,
  isQuiet,
  planetOf,
  type DayFacts,
} from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import { mattersOf } from './areas.ts';
import { nearSpan } from './near.ts';
import type { VariantOf } from './variants.ts';

/** Returns sentences about the best times of the day and those to avoid. */
export function times(facts: DayFacts, variant: VariantOf): Sentence[] {
  const closures = describedClosures(facts);
  const described = [...describedShunned(facts), ...closures.times].map((time) => ({
    what: time.id,
    span: nearSpan(time, facts.target_date),
  }));
  const rahu = described.filter(({ what }) => what === 'rahu_kaal');
  const others = described.filter(({ what }) => what !== 'rahu_kaal');
  return [
    ...ofPlace(facts),
    bestTime(facts, variant),
    ...(closures.allDay.length > 0
      ? [{ text: DAY_PROSE.hi.closed_all_day({ closures: closures.allDay }), rank: 0 }]
      : []),
    ...rahu.map(({ span }) => ({ text: DAY_PROSE.hi.rahu_kaal({ span, variant: variant('shunned') }), rank: 0 })),
    ...(others.length > 0 ? [{ text: DAY_PROSE.hi.shunned_times({ times: others }), rank: 7 }] : []),
  ];
}

function bestTime(facts: DayFacts, variant: VariantOf): Sentence {
  const [best] = describedWindows(facts);
  if (!best) return { text: DAY_PROSE.hi.no_time({ variant: variant('no_time') }), rank: 0 };
  const found = {
    span: nearSpan(best, facts.target_date),
    hora: planetOf(best.hora),
    isAbhijit: best.is_abhijit,
    isQuiet: isQuiet(facts),
    variant: variant('time'),
  };
  const text = DAY_PROSE.hi.best_time({ ...found, matters: [] });
  const matters = best.good_for.filter((id) => leadingCategories(facts.stage).includes(id)).slice(0, 2);
  if (matters.length === 0) return { text, rank: 0 };
  return { text, rank: 0, longer: { text: DAY_PROSE.hi.best_time({ ...found, matters }), rank: 5 } };
}

/** Sentences where the local time is not that of the birth place, and where the Sun does not rise or set. */
function ofPlace({ panchang: { reason }, place: { source } }: DayFacts): Sentence[] {
  const described = [
    ...(source === 'birth' ? [] : [DAY_PROSE.hi.clock_of_place({})]),
    ...(reason ? [DAY_PROSE.hi.sun_stays({ where: reason })] : []),
  ];
  return described.map((text) => ({ text, rank: 0 }));
}

/** Counsels that would urge the very life area that needs care today. */
const URGING: Partial<Readonly<Record<DayCategoryId, readonly CounselId[]>>> = {
  travel: ['tara_janma', 'tara_naidhana', 'tara_parama_mitra', 'moon_3', 'moon_8', 'nakshatra_chara', 'karana_vishti'],
  education: ['tara_sadhaka', 'moon_5', 'nakshatra_kshipra', 'helped_by_mercury'],
  finance: ['tara_sampat', 'moon_3', 'moon_11', 'nakshatra_kshipra', 'helped_by_mercury'],
  relationship: ['tara_mitra', 'tara_parama_mitra', 'pressed_by_venus'],
};

/** Counsels whose text, or whose way to ease, is a gift. */
const GIVING: Readonly<Record<CounselPart, readonly CounselId[]>> = {
  text: ['tithi_ekadashi'],
  ease: [
    'tara_janma',
    'tara_vipat',
    'tara_pratyak',
    'tara_naidhana',
    'moon_8',
    'moon_12',
    'tithi_amavasya',
    'yoga_vyatipata',
    'yoga_vaidhriti',
  ],
};

type CounselPart = 'text' | 'ease';

/** A counsel of the day as a sentence of its summary. */
export interface CounselSentence extends Sentence {
  readonly isGift: boolean;
}

/**
 * Returns the recommendation for the heaviest component: to use it on a favourable day, to ease it on a day to go
 * gently.
 */
export function counsels(facts: DayFacts): CounselSentence[] {
  const { recommendations } = facts;
  // The recommendation for a special yoga only says that its time is good, and the sentence about the yoga says that.
  const ordinary = recommendations.filter(({ component }) => component !== 'special_yogas');
  const urging = URGING[mattersOf(facts).at(-1)!.id] ?? [];
  const of = (kind: 'do' | 'leave') =>
    [...ordinary, ...recommendations]
      .filter((one) => one.kind === kind)
      .map(({ id }) => id as CounselId)
      .find((id) => kind === 'leave' || !urging.includes(id));
  const [use, leave] = [of('do'), of('leave')];
  const ease = leave && sentenceOf(leave, 'ease', facts.stage);
  const text = leave && sentenceOf(leave, 'text', facts.stage);
  const ordered = isQuiet(facts)
    ? [ease, text]
    : [use ? sentenceOf(use, 'text', facts.stage) : ease, text, use && ease];
  return ordered.flatMap((one, i) => (one ? [{ ...one, rank: [1, 6, 9][i]! }] : []));
}

function sentenceOf(id: CounselId, part: CounselPart, stage: LifeStage): Omit<CounselSentence, 'rank'> | null {
  const text = counselOf(id, stage)[part];
  return text && { text: text.hi, isGift: GIVING[part].includes(id) };
}

/**
 * Returns sentences that name a remedy for the day.
 *
 * @param counselled sentences already in the text; where the first names a gift, no other is named
 */
export function remedy(facts: DayFacts, counselled: readonly CounselSentence[], variant: VariantOf): Sentence[] {
  const { remedies } = facts;
  const [first] = remedies;
  if (!first) return [];
  const planet = planetOf(first.planet);
  // A single remedy is for the dasha lord: no planet is difficult today.
  if (remedies.length === 1) return [{ text: DAY_PROSE.hi.kept_remedy({ planet, variant: variant('kept') }), rank: 0 }];
  // A Moon in a favourable house is not called difficult: the points are lost by the tara, which belongs to the Moon,
  // or by the day.
  const isPressing = planet !== 'Moon' || pointsOf(facts, 'chandrabala') < 0;
  const text =
    !isPressing && pointsOf(facts, 'tarabala') < 0
      ? DAY_PROSE.hi.tara_remedy({ variant: variant('remedy') })
      : DAY_PROSE.hi.remedy({
          planet,
          isPressing,
          mayNameGift: counselled[0]?.isGift !== true,
          variant: variant('remedy'),
        });
  return [{ text, rank: 0 }];
}

function pointsOf({ components }: DayFacts, part: 'tarabala' | 'chandrabala'): number {
  return components.find(({ id }) => id === part)?.points ?? 0;
}

/** Returns the last sentence of the summary, by the class of the day. */
export function closing({ class: dayClass }: DayFacts, variant: VariantOf): Sentence {
  return { text: DAY_PROSE.hi.closing({ dayClass, variant: variant('closing') }), rank: 0 };
}
