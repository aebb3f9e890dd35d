/** The rows of the forecast and of the calendar, and the summary, in English. */
import { named } from '../../../../lib/astro/planetWords.ts';
import { VARAS } from '../../../../lib/astro/tables/panchang.ts';
import { capitalised, listed, ordinal } from '../../../../lib/astro/words.ts';
import type { IsoDate } from '../../told/healthFacts.ts';
import type { PartSpan } from '../bodyParts.ts';
import type { Tone } from '../care.ts';
import { PART_WORDS } from '../tables/partWords.ts';
import { burdens, date, LEVELS, otherGrounds, partsSaid } from './englishWords.ts';
import { chosen } from './fitted.ts';
import type { HINDI_ROWS } from './hindiRows.ts';

const ROW_TONES: Readonly<Record<Tone, readonly [string, string]>> = {
  calm: ['is easy on health', 'is a calm time'],
  watchful: ['asks for some care', 'is a time to watch your health'],
  careful: ['asks for your full attention', 'puts care of the body first'],
};

const SUMMARY_TONES: Readonly<Record<Tone, string>> = {
  calm: 'calm',
  watchful: 'one of some care',
  careful: 'one of good care',
};

const BOTH_TONES: Readonly<Record<Tone, string>> = {
  calm: 'calm',
  watchful: 'times of some care',
  careful: 'times of good care',
};

export const ENGLISH_ROWS: typeof HINDI_ROWS = {
  whyShort(care) {
    const said = burdens(care, false);
    return said.length > 0 ? `${capitalised(named(care.planet))} ${said.join(' and ')}.` : otherGrounds(care);
  },
  forecast({ end, isCurrent, level, lord, start }, tone) {
    const name = `the ${LEVELS[level]!} of ${named(lord)}`;
    if (end === null) return `${capitalised(name)} is running now; its dates are not in the data given.`;
    const when = isCurrent || start === null ? `Until ${date(end)}` : `From ${date(start)} to ${date(end)}`;
    return `${when} ${name} ${chosen(`${lord}${end}`, ROW_TONES[tone])}.`;
  },
  forecastParts: (parts) => `Look after your ${partsSaid(parts)}.`,
  watched({ part }, spans, on, turn) {
    const said = PART_WORDS[part.id].en;
    if (spans.length === 0) {
      return chosen(
        said,
        [
          `No special time ahead is marked for your ${said}; everyday care is enough.`,
          `For your ${said} no date stands out in these five years; good habits are enough.`,
          `The next five years lay no particular weight on your ${said}.`,
        ],
        turn,
      );
    }
    const when = spansSaid(spans, on);
    return chosen(
      said,
      [
        `Take special care of your ${said} ${when}.`,
        `${capitalised(when)} your ${said} should come first.`,
        `Mind your ${said} above all ${when}.`,
      ],
      turn,
    );
  },
  ruler({ planet, rules, weak }, turn) {
    const who = named(planet);
    if (weak) {
      return chosen(
        planet,
        [
          `Its significator, ${who}, is weak at birth.`,
          `It belongs to ${who}, which is weak at birth.`,
          `This is the field of ${who}, weak at birth.`,
        ],
        turn,
      );
    }
    const [house] = rules;
    if (house !== undefined) return `Its significator, ${who}, rules the ${ordinal(house)} house.`;
    return `Its significator is ${who}.`;
  },
  habit: ({ id }, index) => `${capitalised(PART_WORDS[id].habits[index].en)}.`,
  summaryTones: (now, ahead) =>
    now === ahead
      ? `The present and the year ahead are both ${BOTH_TONES[now]}.`
      : `The present is ${SUMMARY_TONES[now]}, the year ahead is ${SUMMARY_TONES[ahead]}.`,
  summaryHeaviest: ({ end, lord, start }) =>
    `Within five years most care belongs to the antardasha of ${named(lord)}, ${date(start)} to ${date(end)}.`,
  summaryParts: (parts) => `In the body, look first after your ${partsSaid(parts)}.`,
  summaryPlanet({ planet, tone }) {
    return tone === 'calm'
      ? `No planet bears a great burden; mind ${named(planet)} first.`
      : `The planet to mind most is ${named(planet)}.`;
  },
  summaryRemedy: (planet, day) => `As a remedy, the mantra of ${named(planet)} is best begun on a ${VARAS[day]!.name}.`,
  closing(seed) {
    return chosen(seed, [
      'There is nothing to fear: care taken in time is the best remedy.',
      'These are hints of tradition; regular check-ups and good habits carry you furthest.',
      'With any complaint ask a physician first, and keep a light heart.',
    ]);
  },
};

/** What two spans have in common is said once. */
function spansSaid(spans: readonly PartSpan[], on: IsoDate): string {
  const causes = spans.map(causeSaid);
  const said = spans.map(({ end, start }, index) => {
    const when = start <= on ? `until ${date(end)}` : `from ${date(start)} to ${date(end)}`;
    return causes[index] === causes[index + 1] ? when : `${when} (${causes[index]!})`;
  });
  return listed(said);
}

function causeSaid({ because: [cause] }: PartSpan): string {
  const planet = named(cause!.planet);
  switch (cause!.kind) {
    case 'passage':
      return `${planet} in your ${ordinal(cause!.house)} house`;
    case 'care_window':
      return 'a window of care';
    case 'mahadasha':
      return `mahadasha of ${planet}`;
    case 'antardasha':
      return `antardasha of ${planet}`;
  }
}
