/** The sections of a timeline of health, in English. */
import { SECTION_IDS } from '../../../astro/judgement/medical/timeline/timelineSections.ts';
import type { CareTone } from '../../../astro/judgement/medical/timeline/care.ts';
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import type { LevelLord, SectionWords } from '../../facts/health/timeline.ts';
import { variantInTurn, variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, ordinal } from '../grammar.ts';
import { HUMOUR_CARES_EN, PLANET_CARES_EN } from './advice.ts';
import { HABITS_EN } from './habits.ts';
import { partsText } from './timelineCare.ts';

const TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['is calm for health', 'is easy on the body, and usual care is enough', 'puts no great strain on the body'],
  watchful: ['is a time for some care', 'is a time to go gently', 'is a time to keep an eye on health'],
  careful: [
    'is a time for good care of the body',
    'is a time in which health comes first',
    'is a time to look after the body well',
  ],
};

/** Returns the antardasha of Mars. */
export function periodText({ level, planet }: LevelLord): string {
  return `the ${LEVEL_NAMES[level - 1]!} of ${named(planet)}`;
}

export const SECTIONS_EN: Sentences<SectionWords> = {
  running: ({ antardasha, date, mahadasha }) => {
    const [maha, antar] = [named(mahadasha.planet), named(antardasha.planet)];
    const inner = mahadasha.planet === antardasha.planet ? 'its own antardasha' : `the antardasha of ${antar}`;
    return variantOf(
      [
        `On ${dateEn(date)} the chart stands in the mahadasha of ${maha}, which lasts until ${dateEn(mahadasha.endDate)}, and within it in ${inner} until ${dateEn(antardasha.endDate)}.`,
        `On ${dateEn(date)} the mahadasha of ${maha} is running, until ${dateEn(mahadasha.endDate)}; ${inner} within it goes on until ${dateEn(antardasha.endDate)}.`,
      ],
      maha + antar,
    );
  },
  running_to_one_end: ({ antardasha, date, mahadasha }) =>
    `On ${dateEn(date)} the mahadasha of ${named(mahadasha.planet)} is in its last antardasha, that of ${named(antardasha.planet)}; both end on ${dateEn(antardasha.endDate)}.`,
  pratyantardasha: ({ endDate, planet }) => `The pratyantardasha of ${named(planet)} lasts until ${dateEn(endDate)}.`,
  running_undated: ({ periods }) =>
    `${capitalised(listed(periods.map(periodText)))} ${periods.length > 1 ? 'are' : 'is'} running now; the data given do not say until when.`,
  nothing_runs: ({ date }) =>
    `The data given do not say which period runs on ${dateEn(date)}, so this reading rests on the planets of birth.`,
  passage: ({ endDate, house, parts, planet, startDate }) => {
    const place = `the ${ordinal(house)} house`;
    const stay =
      startDate === null
        ? `stays in ${place} until ${dateEn(endDate)}`
        : `passes through ${place} from ${dateEn(startDate)} to ${dateEn(endDate)}`;
    const felt = parts.length > 0 ? `; it may be felt in ${partsText(parts)}` : '';
    return `${capitalised(named(planet))} ${stay}${felt}.`;
  },
  window: ({ endDate, startDate }) =>
    startDate === null
      ? `The window of care goes on until ${dateEn(endDate)}.`
      : `The time from ${dateEn(startDate)} to ${dateEn(endDate)} is marked as a window of care.`,
  parts: ({ habit, habitOf, parts, turn }) => {
    const [text, advice] = [partsText(parts), HABITS_EN[habitOf][habit]];
    return variantInTurn(
      [
        `Look after ${text}: ${advice}.`,
        `Look first to ${text}; ${advice}.`,
        `Take good care of ${text}: ${advice}.`,
        `In the body, watch over ${text}; ${advice}.`,
      ],
      turn,
      parts[0],
    );
  },
  counsel: ({ planet, turn }) =>
    `To keep ${named(planet)} at ease, ${variantInTurn(PLANET_CARES_EN[planet], turn, planet)}.`,
  protector: ({ planet, section }) =>
    variantOf(
      [
        `There is support too: ${named(planet)} is strong and steadies the body.`,
        `${capitalised(named(planet))} stands strong in this chart and supports health.`,
      ],
      planet + section,
    ),
  constitution: ({ humour, section }) => HUMOUR_CARES_EN[humour][SECTION_IDS.indexOf(section)]!,
  stretch: ({ endDate, startDate, tone, turn }) =>
    `The time from ${dateEn(startDate)} to ${dateEn(endDate)} ${variantInTurn(TONES[tone], turn)}.`,
  change: ({ date, from, to }) =>
    `On ${dateEn(date)} the antardasha of ${named(from)} ends and that of ${named(to)} begins.`,
  unchanged: ({ planet, turn }) =>
    variantInTurn(
      [
        `The antardasha of ${named(planet)} runs all through it.`,
        `No antardasha changes meanwhile; that of ${named(planet)} goes on.`,
      ],
      turn,
      planet,
    ),
  short_period: ({ endDate, planet, startDate, turn }) => {
    const start = startDate === null ? 'until' : `from ${dateEn(startDate)} to`;
    const span = `${start} ${dateEn(endDate)}, in the pratyantardasha of ${named(planet)}`;
    return variantInTurn([`Keep the days light ${span}.`, `Take most care ${span}.`], turn, planet);
  },
  sequence: ({ endDate, periods }) => {
    const rest = periods.slice(0, -1).map((one) => `${named(one.planet)} (until ${dateEn(one.endDate)})`);
    const last = named(periods.at(-1)!.planet);
    return periods.length > 1
      ? `Up to ${dateEn(endDate)} the antardashas of ${listed([...rest, last])} follow each other.`
      : `Up to ${dateEn(endDate)} the antardasha of ${last} runs.`;
  },
  only_heavy: ({ endDate, planet, startDate }) =>
    `Only the antardasha of ${named(planet)}, from ${dateEn(startDate)} to ${dateEn(endDate)}, is a time for a little more care.`,
  heaviest: ({ endDate, planet, startDate }) =>
    `Take most care in the antardasha of ${named(planet)}, from ${dateEn(startDate)} to ${dateEn(endDate)}.`,
  calmest: ({ endDate, planet, startDate }) =>
    `The antardasha of ${named(planet)} (${dateEn(startDate)} to ${dateEn(endDate)}) is an easy one; use it to build strength.`,
  mahadashas: ({ first, next }) => {
    const begins = `The mahadasha of ${named(first.planet)} lasts until ${dateEn(first.endDate)}`;
    return next
      ? `${begins}; after it that of ${named(next.planet)} runs until ${dateEn(next.endDate)}.`
      : `${begins}.`;
  },
  undated: ({ endDate, startDate, turn }) => {
    const span = `from ${dateEn(startDate)} to ${dateEn(endDate)}`;
    return variantInTurn(
      [
        `No period ${span} is dated in the data given, so the planets of birth show the way.`,
        `For the time ${span} the data give no dates of periods; what the birth chart shows still holds.`,
        `The data do not say which period runs ${span}; the birth chart is the guide here.`,
      ],
      turn,
    );
  },
};
