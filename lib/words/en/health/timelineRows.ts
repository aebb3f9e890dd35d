/** The rows of forecast, calendar and remedies, and the summary of a timeline of health, in English. */
import type { CareTone } from '../../../astro/judgement/medical/timeline/care.ts';
import type { SpanCause } from '../../../astro/judgement/medical/timeline/watchedParts.ts';
import type { PartTime, RowWords, TimelineSummaryWords } from '../../facts/health/timeline.ts';
import { variantInTurn, variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, ordinal, uncapitalised, WEEKDAYS_EN } from '../grammar.ts';
import { healthPartEn } from './bodyParts.ts';
import { HABITS_EN } from './habits.ts';
import { partsText } from './timelineCare.ts';
import { periodText } from './timelineSections.ts';

const ROW_TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['is easy on health', 'is a calm time for the body', 'puts little strain on the body'],
  watchful: ['is a time for some care', 'is a time to watch health', 'is a time for a little more rest'],
  careful: [
    'is a time for full attention to health',
    'is a time to put health first',
    'is a time to look after the body well',
  ],
};

const SUMMARY_TONES: Readonly<Record<CareTone, string>> = {
  calm: 'calm for health',
  watchful: 'a time for some care',
  careful: 'a time to look after the body well',
};

/** Returns times of care as a list that names once what neighbours have in common. */
function timesText(times: readonly PartTime[]): string {
  const causes = times.map(({ cause }) => causeText(cause));
  const texts = times.map(({ endDate, startDate }, index) => {
    const when = startDate === null ? `until ${dateEn(endDate)}` : `from ${dateEn(startDate)} to ${dateEn(endDate)}`;
    return causes[index] === causes[index + 1] ? when : `${when} (${causes[index]!})`;
  });
  return listed(texts);
}

function causeText(cause: SpanCause): string {
  const planet = named(cause.planet);
  switch (cause.kind) {
    case 'passage':
      return `${planet} in the ${ordinal(cause.house)} house`;
    case 'care_window':
      return 'a window of care';
    case 'mahadasha':
      return `mahadasha of ${planet}`;
    case 'antardasha':
      return `antardasha of ${planet}`;
  }
}

export const ROWS_EN: Sentences<RowWords> = {
  forecast: ({ endDate, startDate, tone, turn, ...period }) => {
    const when = startDate === null ? `Until ${dateEn(endDate)}` : `From ${dateEn(startDate)} to ${dateEn(endDate)}`;
    return `${when} ${periodText(period)} ${variantInTurn(ROW_TONES[tone], turn)}.`;
  },
  forecast_undated: (period) =>
    `${capitalised(periodText(period))} is running now; its dates are not in the data given.`,
  forecast_parts: ({ parts }) => `Look after ${partsText(parts)}.`,
  part_at: ({ part, times, turn }) => {
    const [text, when] = [healthPartEn(part), timesText(times)];
    return variantInTurn(
      [
        `Take special care of ${text} ${when}.`,
        `${capitalised(when)} ${text} should come first.`,
        `Mind ${text} above all ${when}.`,
      ],
      turn,
      text,
    );
  },
  part_at_no_time: ({ part, turn }) => {
    const text = healthPartEn(part);
    return variantInTurn(
      [
        `No special time ahead is marked for ${text}; everyday care is enough.`,
        `For ${text} no date stands out in these five years; good habits are enough.`,
        `The next five years put no particular strain on ${text}.`,
      ],
      turn,
      text,
    );
  },
  weak_ruler: ({ planet, turn }) =>
    variantInTurn(
      [
        `The planet behind this, ${named(planet)}, is weak at birth.`,
        `By tradition this comes under ${named(planet)}, which is weak at birth.`,
        `Here the ruling planet is ${named(planet)}, weak at birth.`,
      ],
      turn,
      planet,
    ),
  ruler_of_house: ({ house, planet }) => `The planet behind this, ${named(planet)}, rules the ${ordinal(house)} house.`,
  ruler: ({ planet }) => `By tradition this comes under ${named(planet)}.`,
  habit: ({ habit, habitOf }) => `${capitalised(HABITS_EN[habitOf][habit])}.`,
  remedy_when: ({ clause }) => `Best ${uncapitalised(clause)}.`,
  remedy_period: ({ endDate, startDate, ...period }) =>
    `It matters most in ${periodText(period)}, from ${dateEn(startDate)} to ${dateEn(endDate)}.`,
};

export const SUMMARY_EN: Sentences<TimelineSummaryWords> = {
  of_child: () => 'This is the chart of a child, so the advice is for the parents.',
  summary_tones: ({ ahead, now }) =>
    now === ahead
      ? `The present is ${SUMMARY_TONES[now]}, and so is the year ahead.`
      : `The present is ${SUMMARY_TONES[now]}; the year ahead is ${SUMMARY_TONES[ahead]}.`,
  summary_heaviest: ({ endDate, planet, startDate }) =>
    `Over the next five years, take most care in the antardasha of ${named(planet)}, ${startDate === null ? 'which lasts until' : `from ${dateEn(startDate)} to`} ${dateEn(endDate)}.`,
  summary_parts: ({ parts }) => `In the body, look after ${partsText(parts)} first.`,
  summary_supported: ({ planet }) => `No planet is under strain, and ${named(planet)} is the support.`,
  summary_calm: ({ planet }) => `No planet is under great strain; begin with ${named(planet)}.`,
  summary_planet: ({ planet }) => `The planet to watch most is ${named(planet)}.`,
  summary_remedy: ({ planet, weekdayIndex }) =>
    `As a remedy, the mantra of ${named(planet)} is best begun on a ${WEEKDAYS_EN[weekdayIndex]!}.`,
  closing: ({ parts, planet }) =>
    variantOf(
      [
        'There is nothing to fear: care taken in time is the best remedy.',
        'These are hints of tradition; regular check-ups and good habits do the most.',
        'With any complaint see a doctor first, and keep a light heart.',
      ],
      `${planet ?? ''}${parts.join()}`,
    ),
};
