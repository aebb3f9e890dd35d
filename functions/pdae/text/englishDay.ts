/** A day told in English, sentence by sentence, from its records alone. */
import { counselOf, type CounselId } from '../../../lib/astro/area/dayCounsels.ts';
import { AVOIDED_NAMES } from '../../../lib/astro/area/tables/dayWindows.ts';
import { named } from '../../../lib/astro/planetWords.ts';
import { remedyOf } from '../../../lib/astro/remedies.ts';
import { CHOGHADIYAS } from '../../../lib/astro/tables/dayParts.ts';
import { LUNAR_MONTHS } from '../../../lib/astro/tables/lunarMonths.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { NITYA_YOGAS, TITHIS, VARAS } from '../../../lib/astro/tables/panchang.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { TARAS } from '../../../lib/astro/tables/taras.ts';
import { transitEffect } from '../../../lib/astro/transit/tables/transitEffects.ts';
import { capitalised, listed, ordinal } from '../../../lib/astro/words.ts';
import { dateText } from '../../_shell/dates.ts';
import {
  clockText,
  dayOf,
  isHelping,
  specialYogas,
  stillGood,
  planetOf,
  tellingTransits,
  type DayTale,
  type ToldTransit,
} from './words.ts';

/** Returns the day in three paragraphs: what it is, what moves, what to do. */
export function dayInEnglish(tale: DayTale): string {
  return [
    [opening(tale), ...reasons(tale), panchang(tale), moon(tale)],
    [dasha(tale), ...tellingTransits(tale).map(transit)],
    [...windows(tale), ...counsels(tale), ...remedy(tale), CLOSINGS[tale.class]],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

const CLASS_WORDS: Readonly<Record<DayTale['class'], string>> = {
  best: 'is one of your best days',
  good: 'is a good day for you',
  normal: 'is an ordinary day for you, fit for steady work',
  avoid: 'is a day to go gently',
  danger: 'is a day to keep quiet and simple',
};

function opening({ class: kind, overall_score: score, panchang: { vara }, target_date: date }: DayTale): string {
  return `${VARAS[vara.number - 1]!.name}, ${dateText(date, 'en')}, ${CLASS_WORDS[kind]}: ${score} of 100.`;
}

function reasons(tale: DayTale): string[] {
  const said = (kind: 'do' | 'leave') =>
    tale.recommendations.filter((one) => one.kind === kind).map((one) => partPhrase(one, tale));
  const [helps, weighs] = [said('do'), said('leave')];
  return [
    ...(helps.length > 0 ? [`It is carried by ${listed(helps)}.`] : []),
    ...(weighs.length > 0 ? [`Against it ${weighs.length > 1 ? 'stand' : 'stands'} ${listed(weighs)}.`] : []),
  ];
}

type Told = DayTale['recommendations'][number];

function partPhrase({ component, id, kind, planet }: Told, tale: DayTale): string {
  const who = planet && named(planetOf(planet));
  switch (component) {
    case 'tarabala':
      return `${TARAS.find((tara) => id === `tara_${tara.id}`)!.name} tara`;
    case 'chandrabala':
      return `the Moon in the ${ordinal(Number(id.slice('moon_'.length)))} from your own`;
    case 'gochara':
      return `the transits (${who} above all)`;
    case 'dasha_lords':
      return `the running periods (${who} first)`;
    case 'vara':
      return `${who} as lord of the weekday`;
    case 'special_yogas': {
      const names = specialYogas(tale, kind === 'do' ? 'good' : 'bad').map(({ name }) => name);
      return names.length > 0 ? `${PART_WORDS['special_yogas']!} (${names.join(', ')})` : 'Panchaka';
    }
    case 'saturn':
      return tale.sade_sati.is_active ? 'sade sati' : 'the dhaiya of Saturn';
    default:
      return PART_WORDS[component]!;
  }
}

const PART_WORDS: Readonly<Record<string, string>> = {
  tithi: 'the tithi',
  nakshatra: 'the kind of the nakshatra',
  yoga: 'the yoga of Sun and Moon',
  karana: 'the karana',
  special_yogas: 'the special yogas of the day',
  moon_bindus: 'the bindus of the sign that the Moon passes',
  double_transit: 'the double transit of Jupiter and Saturn',
};

/** What runs, each until its end: `Navami until 09:12, then Dashami`. */
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

function panchang({ panchang: day, target_date: date }: DayTale): string {
  const { lunar_month: month, nakshatra, tithi, yoga } = day;
  const tithis = course(tithi, (number) => TITHIS[number - 1]!.fullName, date);
  const stars = course(nakshatra, (number) => NAKSHATRAS[number - 1]!, date);
  const monthName = `${month.is_adhika ? 'adhika ' : ''}${LUNAR_MONTHS[month.amanta.number - 1]!.name}`;
  return `In the month of ${monthName} the tithi is ${tithis}; the Moon is in ${stars}, and the yoga at sunrise is ${NITYA_YOGAS[yoga[0]!.number - 1]!.name}.`;
}

function moon({ chandrabala, tarabala: { tara } }: DayTale): string {
  const { alias, meaning, name } = TARAS[tara.number - 1]!;
  const star =
    tara.count === 1 ? 'your birth star itself' : `the ${tara.count}${suffix(tara.count)} from your birth star`;
  return `At noon its nakshatra is ${star}, which makes ${name}${alias ? ` (${alias})` : ''} tara, ${meaning}; from your own Moon it stands in the ${ordinal(chandrabala.house)} and brings ${chandrabala.effect}.`;
}

/** Numbers to 27: 21st, 22nd, 23rd. */
function suffix(count: number): string {
  const last = count % 10;
  return count > 3 && count < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
}

function dasha({ dasha: { path, reason } }: DayTale): string {
  const [maha, antar, pratyantar] = path;
  if (!maha || !antar || !pratyantar) return NO_DASHA[reason ?? 'before_birth'];
  const of = ({ lord }: typeof maha) => named(planetOf(lord!));
  return `You are in the mahadasha of ${of(maha)} until ${dayOf(maha.end, 'en')}, within it in the antardasha of ${of(antar)} until ${dayOf(antar.end, 'en')} and the pratyantardasha of ${of(pratyantar)} until ${dayOf(pratyantar.end, 'en')}.`;
}

const NO_DASHA = {
  before_birth: 'No dasha runs yet, as the day lies before birth.',
  after_last_period: 'The day lies after the last period that is told.',
} as const;

function transit(found: ToldTransit): string {
  const planet = planetOf(found.id);
  const { counsel, theme } = transitEffect(planet, found.house_from_moon);
  const place = `${capitalised(named(planet))} in ${SIGNS[found.sign.number - 1]!}, the ${ordinal(found.house_from_moon)} from your Moon,`;
  const until = found.leaves_at ? ` until ${dayOf(found.leaves_at, 'en')}` : '';
  switch (found.effect.result) {
    case 'favourable':
      return `${place} brings ${theme}${until}.`;
    case 'neutralised':
      return `${place} would bring ${theme}${until}, but ${others(found)} ${found.vedha.by.length > 1 ? 'hold' : 'holds'} it back for now${stillGood(found) ? `; its ${found.bindus} of 8 bindus there still speak for it` : ''}.`;
    case 'relieved':
      return `${place} stands${until} for ${theme}, which ${others(found)} ${found.vedha.by.length > 1 ? 'relieve' : 'relieves'} for now.`;
    case 'unfavourable': {
      const mildly = isHelping(found) ? 'mildly ' : '';
      return `${place} is ${mildly}marked by ${theme}${until}; it helps to ${counsel}.`;
    }
  }
}

function others({ vedha }: ToldTransit): string {
  return listed(vedha.by.map((id) => named(planetOf(id))));
}

function windows({ muhurta_timings: { avoid, best }, target_date: date }: DayTale): string[] {
  const at = ({ end, start }: { readonly start: string; readonly end: string }) => {
    const [from, to] = [start, end].map((instant) => clockText(instant, date, 'en'));
    return `${from} to ${to}`;
  };
  const told = best.slice(0, 2).map((window) => {
    const { name } = CHOGHADIYAS.find(({ id }) => id === window.choghadiya)!;
    const abhijit = window.is_abhijit ? ', within Abhijit' : '';
    return `${at(window)} (hora of ${named(planetOf(window.hora))}, ${name} choghadiya${abhijit})`;
  });
  const shunned = avoid
    .filter(({ id }) => id === 'rahu_kaal' || id === 'yamaganda' || id === 'bhadra_on_earth')
    .map((window) => `${AVOIDED_NAMES[window.id as keyof typeof AVOIDED_NAMES].name} from ${at(window)}`);
  const good =
    told.length > 0
      ? `The best ${told.length > 1 ? 'times are' : 'time is'} ${listed(told)}.`
      : 'No time of this day stands out for beginnings.';
  return [good, `Begin nothing new in ${listed(shunned)}.`];
}

function counsels({ recommendations }: DayTale): string[] {
  const [use] = recommendations.filter(({ kind }) => kind === 'do');
  const [leave] = recommendations.filter(({ kind }) => kind === 'leave');
  return [...(use ? [counselOf(use.id as CounselId).text.en] : []), ...(leave ? withEase(leave.id as CounselId) : [])];
}

function withEase(id: CounselId): string[] {
  const { ease, text } = counselOf(id);
  return ease ? [text.en, ease.en] : [text.en];
}

function remedy({ remedies: [first] }: DayTale): string[] {
  if (!first) return [];
  const planet = planetOf(first.planet);
  const { details } = remedyOf(planet, first.kind);
  return [`For ${named(planet)}: ${details.en.charAt(0).toLowerCase()}${details.en.slice(1)}`];
}

const CLOSINGS: Readonly<Record<DayTale['class'], string>> = {
  best: 'Take up what you have been preparing, and share what comes of it.',
  good: 'Go ahead with what is ready, and keep the rest simple.',
  normal: 'Steady work done in its time is what this day rewards.',
  avoid: 'Keep plans small and be kind to yourself; easier days follow.',
  danger: 'Rest, routine and prayer are enough for this day; it passes, and what waits can be done later.',
};
