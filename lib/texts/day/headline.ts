/** A day in a line of at most 90 characters, and in at most 280: from its score and its times. */
import { wrapIndex } from '../../astro/angle.ts';
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import { partCounsel } from '../../astro/judgement/day/counsels.ts';
import { leadingParts, type DayScore, type DayScorePart } from '../../astro/judgement/day/score/dayScore.ts';
import { isScoredYoga } from '../../astro/judgement/tables/dayScore.ts';
import { NITYA_YOGAS } from '../../astro/tables/panchang.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import type { DayYogaId } from '../../astro/tables/dayYogas.ts';
import { MS_PER_DAY } from '../../astro/time.ts';
import type { MuhurtaTimings } from '../../schemas/pdae/windows.ts';
import type { DayReasonFacts } from '../../words/facts/day/dayText.ts';
import type { Language } from '../../words/names.ts';
import { DAY_HEADLINE } from '../../words/subjects/day/headline.ts';
import { hoursOf, isSadeSati, isUnnamed, MOST_OF_DAY_HOURS, spanOf } from './words.ts';

/** What a day in short is made from. */
export interface ToldInShort {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly score: DayScore;
  readonly timings: Pick<MuhurtaTimings, 'best' | 'routine' | 'closed'>;
}

/** Number of frames, of which each day has the one after that of the day before. */
const FRAMES = 3;

/** Returns the day in a line and in a few sentences; no two of three days in a row have one frame. */
export function dayInShort({ date, score, timings }: ToldInShort, lang: Language) {
  const words = DAY_HEADLINE[lang];
  const turn = wrapIndex(Date.parse(date) / MS_PER_DAY, FRAMES);
  const { class: dayClass } = score;
  const { best: helping, worst: pressing } = leadingParts(score);
  const [helps, presses] = [helping[0], pressing[0]].map((part) => (part ? reasonOf(part) : null)) as [
    Reason | null,
    Reason | null,
  ];
  const closed = newsOf(score, timings);
  const isAllDay = closed !== null && hoursOf(closed) >= MOST_OF_DAY_HOURS;
  const isGood = dayClass === 'best' || dayClass === 'good';
  const [time] = timings.best;
  const [routine] = timings.routine;
  const isQuiet = dayClass === 'avoid' || dayClass === 'danger';
  return {
    headline: closed
      ? words.closed_headline({ closure: closed.id, isAllDay, turn })
      : words.headline({ dayClass, reason: isGood ? helps : presses, turn }),
    short: [
      words.verdict({ dayClass, helps, presses, turn }),
      ...(closed ? [words.closed({ closure: closed.id, span: isAllDay ? null : spanOf(closed, date) })] : []),
      time
        ? words.best_time({ span: spanOf(time, date), isQuiet })
        : routine
          ? words.routine_time({ span: spanOf(routine, date) })
          : words.no_time({}),
    ].join(' '),
  };
}

/** The closed time that a reader must know of: the one that holds the class, or what leaves no time for beginnings. */
function newsOf({ cap }: DayScore, { best, closed }: ToldInShort['timings']) {
  const held = closed.filter(({ id }) => cap?.atMost === 'normal' && id === cap.id);
  const candidates = held.length > 0 || best.length > 0 ? held : closed;
  return candidates.reduce<(typeof closed)[number] | null>(
    (longest, one) => (longest === null || hoursOf(one) > hoursOf(longest) ? one : longest),
    null,
  );
}

type Reason = Fact<DayReasonFacts>;
const reason = factsOf<DayReasonFacts>();

/** What a part is about, as a phrase of a sentence. */
function reasonOf(part: DayScorePart): Reason {
  // The id of a counsel is the same at every age.
  const { counselId, planet } = partCounsel(part, 'adult');
  const side = part.points > 0 ? 'helps' : 'presses';
  const plain = reason('part', { part: part.id, side });
  switch (part.id) {
    case 'tarabala':
      return reason('tara', { tara: TARAS.find(({ id }) => counselId === `tara_${id}`)!.id });
    case 'chandrabala':
      return reason('moon', { house: Number(counselId.slice('moon_'.length)) });
    case 'gochara':
      return reason('transits', { planet: planet! });
    case 'dasha_lords':
      return reason('periods', { planet: planet! });
    case 'vara':
      return reason('vara', { planet: planet! });
    case 'yoga': {
      const index = NITYA_YOGAS.findIndex(({ name }) => counselId === `yoga_${name.toLowerCase()}`);
      return index < 0 ? plain : reason('yoga', { yoga: index + 1 });
    }
    case 'special_yogas': {
      if (counselId === 'special_panchaka') return reason('panchaka', {});
      const yoga = leadingYoga(part);
      return yoga === null ? plain : reason('special_yogas', { yogas: [yoga] });
    }
    case 'saturn':
      return reason(isSadeSati({ id: counselId }) ? 'sade_sati' : 'dhaiya', {});
    default:
      return plain;
  }
}

/** The special yoga that gives most, or takes most, of those that may be named. */
function leadingYoga({ pieces, points }: Extract<DayScorePart, { id: 'special_yogas' }>): DayYogaId | null {
  const side = points > 0 ? 1 : -1;
  const formed = pieces.flatMap(({ found }) => found).filter((yoga) => side * yoga.points > 0);
  const [first] = formed.toSorted((a, b) => side * (b.points - a.points));
  if (!first || first.id === 'panchaka' || !isScoredYoga(first.id) || isUnnamed(first.id)) return null;
  return first.id;
}
