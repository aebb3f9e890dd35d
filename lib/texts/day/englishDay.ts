/** The English text of a day, sentence by sentence, from its records alone. */
import { counselOf, type CounselId } from '../../astro/judgement/day/counsels.ts';
import { AVOIDED_NAMES } from '../../astro/judgement/tables/dayWindows.ts';
import { named } from '../../astro/planetWords.ts';
import { CHOGHADIYAS } from '../../astro/tables/dayParts.ts';
import { LUNAR_MONTHS } from '../../astro/tables/lunarMonths.ts';
import { NAKSHATRAS } from '../../astro/tables/nakshatras.ts';
import { NITYA_YOGAS, TITHIS, VARAS } from '../../astro/tables/panchang.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { transitEffect } from '../../astro/transit/tables/transitEffects.ts';
import { anyOf, capitalised, listed, ordinal } from '../../astro/words.ts';
import { dateText } from '../../time/writtenDates.ts';
import { moonInEnglish, moonPlace } from './englishMoon.ts';
import { PART_PHRASES } from './tables/elementPhrases.ts';
import {
  clockText,
  instantDateText,
  holdsWithin,
  isHelping,
  isQuiet,
  isSadeSati,
  planetOf,
  spanText,
  specialYogas,
  stillGood,
  relevantTransits,
  describedShunned,
  describedWindows,
  type DayFacts,
  type DescribedTransit,
} from './words.ts';

/** Returns the day in three paragraphs: what it is, the transits, what to do. */
export function dayInEnglish(facts: DayFacts): string {
  return [
    [opening(facts), ...reasons(facts), panchang(facts), ...moonInEnglish(facts)],
    [dasha(facts), ...relevantTransits(facts).map((found) => transit(found, facts.target_date))],
    [...ofPlace(facts), ...windows(facts), ...counsels(facts), ...remedy(facts), CLOSINGS[facts.class]],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

const CLASS_WORDS: Readonly<Record<DayFacts['class'], string>> = {
  best: 'is one of your best days',
  good: 'is a good day for you',
  normal: 'is an ordinary day for you, fit for steady work',
  avoid: 'is a day to go gently',
  danger: 'is a day to keep quiet and simple',
};

function opening({ class: kind, overall_score: score, panchang: { vara }, target_date: date }: DayFacts): string {
  return `${VARAS[vara.number - 1]!.name}, ${dateText(date, 'en')}, ${CLASS_WORDS[kind]}: ${score} of 100.`;
}

function reasons(facts: DayFacts): string[] {
  const said = (kind: 'do' | 'leave') =>
    facts.recommendations.filter((one) => one.kind === kind).map((one) => partPhrase(one, facts));
  const [helps, weighs] = [said('do'), said('leave')];
  return [
    ...(helps.length > 0 ? [`It is carried by ${listed(helps)}.`] : []),
    ...(weighs.length > 0 ? [`Against it ${weighs.length > 1 ? 'stand' : 'stands'} ${listed(weighs)}.`] : []),
  ];
}

type Described = DayFacts['recommendations'][number];

function partPhrase(described: Described, facts: DayFacts): string {
  const { component, id, kind, planet } = described;
  const who = planet && named(planetOf(planet));
  const phrase = PART_PHRASES[component as keyof typeof PART_PHRASES][kind === 'do' ? 'helps' : 'presses'].en;
  switch (component) {
    case 'tarabala':
      return `${TARAS.find((tara) => id === `tara_${tara.id}`)!.name} tara`;
    case 'chandrabala':
      return moonPlace(Number(id.slice('moon_'.length)));
    case 'gochara':
      return `the transits (${who} above all)`;
    case 'dasha_lords':
      return `the running periods (${who} first)`;
    case 'vara':
      return `${who} as lord of the weekday`;
    case 'special_yogas': {
      const { isFormed, named: yogas } = specialYogas(facts, kind === 'do' ? 'good' : 'bad');
      if (!isFormed) return 'Panchaka';
      const names = yogas.map(({ name }) => name);
      return names.length > 0 ? `the special yogas of the day (${names.join(', ')})` : phrase;
    }
    case 'saturn':
      return isSadeSati(described) ? 'sade sati' : 'the dhaiya of Saturn';
    default:
      return phrase;
  }
}

/** The elements of the day in order, each until its end: `Navami until 09:12, then Dashami`. */
function course(
  items: readonly { readonly number: number; readonly end: string }[],
  nameOf: (number: number) => string,
  date: string,
): string {
  return items
    .map(({ end, number }, i) =>
      i < items.length - 1 ? `${nameOf(number)} until ${clockText(end, date, 'en')}` : nameOf(number),
    )
    .join(', then ');
}

function panchang({ panchang: day, target_date: date }: DayFacts): string {
  const { lunar_month: month, nakshatra, tithi, yoga } = day;
  const tithis = course(tithi, (number) => TITHIS[number - 1]!.fullName, date);
  const stars = course(nakshatra, (number) => NAKSHATRAS[number - 1]!, date);
  const monthName = `${month.is_adhika ? 'adhika ' : ''}${LUNAR_MONTHS[month.amanta.number - 1]!.name}`;
  const byFullMoon = LUNAR_MONTHS[month.purnimanta.number - 1]!.name;
  const alsoCalled =
    month.amanta.number === month.purnimanta.number ? '' : ` (${byFullMoon} where months end at full moon)`;
  const when = day.reason ? 'as the day begins' : 'at sunrise';
  return `In the month of ${monthName}${alsoCalled} the tithi is ${tithis}; the Moon is in ${stars}, and the yoga ${when} is ${NITYA_YOGAS[yoga[0]!.number - 1]!.name}.`;
}

function dasha({ dasha: { path, reason } }: DayFacts): string {
  const [maha, antar, pratyantar] = path;
  if (!maha || !antar || !pratyantar) return NO_DASHA[reason ?? 'before_birth'];
  const of = ({ lord }: typeof maha) => named(planetOf(lord!));
  return `You are in the mahadasha of ${of(maha)} until ${instantDateText(maha.end, 'en')}, within it in the antardasha of ${of(antar)} until ${instantDateText(antar.end, 'en')} and the pratyantardasha of ${of(pratyantar)} until ${instantDateText(pratyantar.end, 'en')}.`;
}

const NO_DASHA = {
  before_birth: 'No dasha runs yet, as the day lies before birth.',
  after_last_period: 'No dasha is told for this day, as it lies beyond the 120 years of the cycle from birth.',
} as const;

function transit(found: DescribedTransit, date: string): string {
  const planet = planetOf(found.id);
  const effect = transitEffect(planet, found.house_from_moon);
  const [counsel, theme] = [effect.counsel.en, effect.theme.en];
  const place = `${capitalised(named(planet))} in ${SIGNS[found.sign.number - 1]!}, the ${ordinal(found.house_from_moon)} from your Moon,`;
  const leaves = found.leaves_at;
  const until = leaves
    ? ` until ${leaves.startsWith(date) ? `${leaves.slice(11, 16)} on this day` : instantDateText(leaves, 'en')}`
    : '';
  switch (found.effect.result) {
    case 'favourable':
      return `${place} brings ${theme}${until}.`;
    case 'neutralised':
      return `${place} would bring ${theme}${until}, but ${others(found)} ${found.vedha.by.length > 1 ? 'hold' : 'holds'} it back for now${stillGood(found) ? `; its ${found.bindus} of 8 bindus there still speak for it` : ''}.`;
    case 'relieved':
      return `${place} would be marked by ${theme}${until}, but ${others(found)} ${found.vedha.by.length > 1 ? 'relieve' : 'relieves'} it for now.`;
    case 'unfavourable': {
      const mildly = isHelping(found) ? 'mildly ' : '';
      return `${place} is ${mildly}marked by ${theme}${until}; it helps to ${counsel}.`;
    }
  }
}

function others({ vedha }: DescribedTransit): string {
  return listed(vedha.by.map((id) => named(planetOf(id))));
}

/** Sentences where the local time is not that of the birth place, and where the Sun does not rise or set. */
function ofPlace({ panchang: { reason }, place: { source } }: DayFacts): string[] {
  return [
    ...(source === 'birth' ? [] : ['All times are by the clock of the place where the day is spent.']),
    ...(reason ? [POLAR[reason]] : []),
  ];
}

const POLAR = {
  polar_day: 'The Sun stays up there on this day, so its parts are reckoned from solar noon.',
  polar_night: 'The Sun stays down there on this day, so its parts are reckoned from solar noon.',
} as const;

function windows(facts: DayFacts): string[] {
  const date = facts.target_date;
  const described = describedWindows(facts).map((window) => {
    const { name } = CHOGHADIYAS.find(({ id }) => id === window.choghadiya)!;
    const abhijit = window.is_abhijit ? ', within Abhijit' : '';
    return `${spanText(window, date, 'en')} (hora of ${named(planetOf(window.hora))}, ${name} choghadiya${abhijit})`;
  });
  const shunned = describedShunned(facts).map(
    (time) => `${AVOIDED_NAMES[time.id].name} (${spanText(time, date, 'en')})`,
  );
  return [bestTimes(facts, described), `Begin nothing new in ${listed(shunned)}.`];
}

function bestTimes(facts: DayFacts, described: readonly string[]): string {
  if (described.length === 0) return 'No time of this day stands out for beginnings.';
  if (isQuiet(facts)) return `What cannot wait goes best from ${anyOf(described)}.`;
  return `The best ${described.length > 1 ? 'times are' : 'time is'} ${listed(described)}.`;
}

function counsels(facts: DayFacts): string[] {
  const { recommendations, target_date: date } = facts;
  const use = isQuiet(facts) ? null : recommendations.find(({ kind }) => kind === 'do');
  const leave = recommendations.find(({ kind }) => kind === 'leave');
  const described = leave ? counselOf(leave.id as CounselId) : null;
  const when = leave ? holdsWithin(leave) : null;
  return [
    ...(use ? [counselOf(use.id as CounselId).text.en] : []),
    ...(described ? [described.text.en] : []),
    ...(when ? [`This caution is for ${spanText(when, date, 'en')}.`] : []),
    ...(described?.ease ? [described.ease.en] : []),
  ];
}

function remedy({ remedies: [first] }: DayFacts): string[] {
  return first ? [first.reason, first.details] : [];
}

const CLOSINGS: Readonly<Record<DayFacts['class'], string>> = {
  best: 'Take up what you have been preparing, and share what comes of it.',
  good: 'Go ahead with what is ready, and keep the rest simple.',
  normal: 'Steady work done in its time is what this day rewards.',
  avoid: 'Keep plans small and be kind to yourself; easier days follow.',
  danger: 'Rest, routine and prayer are enough for this day; it passes, and what waits can be done later.',
};
