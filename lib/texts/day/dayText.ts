/** A day as a readable text: a function of its records and the language alone. */
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import { counselOf, type CounselId } from '../../astro/judgement/day/counsels.ts';
import { isScorePart } from '../../astro/judgement/tables/dayNames.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { ECLIPSE } from '../../words/subjects/day/eclipseSentences.ts';
import { DAY_TEXT } from '../../words/subjects/day/dayText.ts';
import { SATURN_TRANSIT } from '../../words/subjects/transit.ts';
import type { DayReasonFacts, DayTextWords } from '../../words/facts/day/dayText.ts';
import type { Language } from '../../words/names.ts';
import type { Sentences } from '../../words/sentences.ts';
import { moonHelp, moonTurns } from './moonText.ts';
import {
  clockOf,
  describedClosures,
  describedShunned,
  describedWindows,
  holdsWithin,
  isHelping,
  isQuiet,
  isSadeSati,
  planetOf,
  relevantTransits,
  spanOf,
  specialYogas,
  stillGood,
  yogaMeant,
  type DayFacts,
  type DescribedTransit,
} from './words.ts';

type Words = Sentences<DayTextWords>;

/** Returns the text of a day in the requested language, in three paragraphs: what it is, the transits, what to do. */
export function dayText(facts: DayFacts, lang: Language): string {
  const words = DAY_TEXT[lang];
  return [
    [
      opening(facts, words),
      ...reasons(facts, words),
      panchang(facts, words),
      ...eclipses(facts, lang),
      ...moon(facts, words),
    ],
    [
      dasha(facts, words),
      ...relevantTransits(facts).map((found, i) => transit(found, facts, i, words)),
      ...saturn(facts, lang),
    ],
    [
      ...ofPlace(facts, words),
      ...windows(facts, words),
      ...counsels(facts, words, lang),
      ...remedy(facts),
      words.closing({ dayClass: facts.class }),
    ],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

type TextFormat = 'json' | 'text_hi' | 'text_en';

/** Returns the language of the requested text; null where no text is requested. */
export function textLanguage(format: TextFormat | null | undefined): Language | null {
  if (format === 'text_hi') return 'hi';
  return format === 'text_en' ? 'en' : null;
}

function opening(
  { class: dayClass, overall_score: score, panchang: { vara }, target_date: date }: DayFacts,
  words: Words,
) {
  return words.opening({ date, weekdayIndex: vara.number - 1, dayClass, score });
}

function reasons(facts: DayFacts, words: Words): string[] {
  const found = (kind: 'do' | 'leave') =>
    facts.recommendations.filter((one) => one.kind === kind).map((one) => reasonOf(one, facts));
  const [helps, weighs] = [found('do'), found('leave')];
  return [
    ...(helps.length > 0 ? [words.helped({ reasons: helps })] : []),
    ...(weighs.length > 0 ? [words.pressed({ reasons: weighs })] : []),
  ];
}

const reason = factsOf<DayReasonFacts>();

function reasonOf(described: DayFacts['recommendations'][number], facts: DayFacts): Fact<DayReasonFacts> {
  const { component, id, kind, planet } = described;
  const side = kind === 'do' ? 'helps' : 'presses';
  const who = planet && planetOf(planet);
  switch (component) {
    case 'tarabala':
      return reason('tara', { tara: TARAS.find((tara) => id === `tara_${tara.id}`)!.id });
    case 'chandrabala':
      return reason('moon', { house: Number(id.slice('moon_'.length)) });
    case 'gochara':
      return reason('transits', { planet: who! });
    case 'dasha_lords':
      return reason('periods', { planet: who! });
    case 'vara':
      return reason('vara', { planet: who! });
    case 'special_yogas': {
      const { isFormed, named } = specialYogas(facts, kind === 'do' ? 'good' : 'bad');
      if (!isFormed) return reason('panchaka', {});
      if (named.length > 0) return reason('special_yogas', { yogas: named.map((yoga) => yoga.id) });
      return reason('part', { part: component, side });
    }
    case 'yoga': {
      const yoga = yogaMeant(described, facts);
      return yoga === null ? reason('part', { part: component, side }) : reason('yoga', { yoga });
    }
    case 'saturn':
      return reason(isSadeSati(described) ? 'sade_sati' : 'dhaiya', {});
    default:
      return reason('part', { part: isScorePart(component) ? component : 'tithi', side });
  }
}

/** In the language of the text, which need not be that of the records. */
function eclipses({ eclipses: seen = [], target_date: date }: DayFacts, lang: Language): string[] {
  return seen.map(({ end, kind, start, sutak, type }) =>
    ECLIPSE[lang].of_day({ kind, type, span: spanOf({ start, end }, date), sutak: sutak && spanOf(sutak, date) }),
  );
}

function panchang({ panchang: day, target_date: date }: DayFacts, words: Words): string {
  const { lunar_month: month, nakshatra, tithi, yoga } = day;
  const inTurn = (items: readonly { readonly number: number; readonly end: string }[]) =>
    items.map(({ end, number }, i) => ({ number, until: i < items.length - 1 ? clockOf(end, date) : null }));
  return words.panchang({
    amantaMonth: month.amanta.number,
    purnimantaMonth: month.purnimanta.number,
    isAdhika: month.is_adhika,
    paksha: month.paksha,
    tithis: inTurn(tithi),
    nakshatras: inTurn(nakshatra),
    yoga: yoga[0]!.number,
    isSunrise: !day.reason,
  });
}

function moon(facts: DayFacts, words: Words): string[] {
  const { chandrabala, tarabala } = facts;
  const { house, paksha } = chandrabala;
  const turns = moonTurns(facts);
  return [
    words.moon_at_noon({ count: tarabala.tara.count, house, paksha, help: moonHelp(tarabala) }),
    ...(turns.length > 0 ? [words.moon_turns({ turns })] : []),
  ];
}

function dasha({ dasha: { path, reason: where }, stage }: DayFacts, words: Words): string {
  const [maha, antar, pratyantar] = path;
  if (!maha || !antar || !pratyantar) return words.no_dasha({ where: where ?? 'before_birth' });
  const running = ({ end, lord }: typeof maha) => ({ planet: planetOf(lord!), untilDate: end.slice(0, 10) });
  return words.dasha({
    mahadasha: running(maha),
    antardasha: running(antar),
    pratyantardasha: running(pratyantar),
    stage,
  });
}

/** @param index position in the text */
function transit(found: DescribedTransit, { stage, target_date: date }: DayFacts, index: number, words: Words): string {
  const { bindus, effect, house_from_moon: house, id, leaves_at: leaves, sign, vedha } = found;
  const isToday = leaves?.startsWith(date) ?? false;
  return words.transit({
    planet: planetOf(id),
    signIndex: sign.number - 1,
    house,
    result: effect.result,
    untilDate: leaves && !isToday ? leaves.slice(0, 10) : null,
    untilTime: leaves && isToday ? leaves.slice(11, 16) : null,
    by: vedha.by.map(planetOf),
    bindus: stillGood(found) ? bindus : null,
    isMild: isHelping(found),
    isFirst: index === 0,
    stage,
  });
}

/** Names sade sati or dhaiya where one runs or is paused, with its end and its return. */
function saturn({ dhaiya, sade_sati: sadeSati }: DayFacts, lang: Language): string[] {
  const words = SATURN_TRANSIT[lang];
  return [sadeSati, dhaiya].flatMap(({ passage, phase, returns_at: returns, until }) => {
    if (!passage) return [];
    const { end, kind, number } = passage;
    const endDate = dateOf(end);
    const runs = phase
      ? words.phase_until({ phase, until: dateOf(until), returnDate: dateOf(returns) })
      : words.passage_paused({ kind: kind === 'sade_sati' ? kind : 'dhaiya', returnDate: dateOf(returns) });
    return [runs, words.passage_ends({ kind, number, endDate })];
  });
}

function dateOf(instant: string | null): string | null {
  return instant && instant.slice(0, 10);
}

/** Sentences where the local time is not that of the birth place, and where the Sun does not rise or set. */
function ofPlace({ panchang: { reason: where }, place: { source } }: DayFacts, words: Words): string[] {
  return [...(source === 'birth' ? [] : [words.clock_of_place({})]), ...(where ? [words.sun_stays({ where })] : [])];
}

function windows(facts: DayFacts, words: Words): string[] {
  const date = facts.target_date;
  const times = describedWindows(facts).map((window) => ({
    span: spanOf(window, date),
    hora: planetOf(window.hora),
    choghadiya: window.choghadiya,
    isAbhijit: window.is_abhijit,
  }));
  const [routine] = facts.muhurta_timings.routine;
  const leave = facts.recommendations.find(({ kind }) => kind === 'leave');
  const closures = describedClosures(facts, leave?.id);
  const shunned = [...closures.times, ...describedShunned(facts)];
  return [
    words.best_times({ times, isQuiet: isQuiet(facts) }),
    ...(routine ? [words.routine_time({ span: spanOf(routine, date) })] : []),
    ...(closures.allDay.length > 0 ? [words.closed_all_day({ closures: closures.allDay })] : []),
    words.shunned_times({ times: shunned.map((time) => ({ what: time.id, span: spanOf(time, date) })) }),
  ];
}

function counsels(facts: DayFacts, words: Words, lang: Language): string[] {
  const { recommendations, target_date: date } = facts;
  // Where no time is left for beginnings, nothing new is counselled.
  const isClosed = facts.muhurta_timings.best.length === 0;
  const use = isQuiet(facts) || isClosed ? null : recommendations.find(({ kind }) => kind === 'do');
  const leave = recommendations.find(({ kind }) => kind === 'leave');
  const described = leave ? counselOf(leave.id as CounselId, facts.stage) : null;
  const when = leave ? holdsWithin(leave) : null;
  return [
    ...(use ? [counselOf(use.id as CounselId, facts.stage).text[lang]] : []),
    ...(described ? [described.text[lang]] : []),
    ...(when ? [words.caution_for({ span: spanOf(when, date) })] : []),
    ...(described?.ease ? [described.ease[lang]] : []),
  ];
}

function remedy({ remedies: [first] }: DayFacts): string[] {
  return first ? [first.reason, first.details] : [];
}
