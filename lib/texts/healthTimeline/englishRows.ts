/** The rows of forecast and calendar, and the summary, in English. */
import { named } from '../../astro/planetWords.ts';
import { VARAS } from '../../astro/tables/panchang.ts';
import { capitalised, listed, ordinal } from '../../astro/words.ts';
import type { IsoDate } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import type { PartSpan } from '../../astro/judgement/medical/timeline/watchedParts.ts';
import type { CareTone } from '../../astro/judgement/medical/timeline/care.ts';
import { PART_WORDS } from './tables/bodyPartWords.ts';
import { burdens, date, LEVELS, otherGrounds, partsSaid } from './englishWords.ts';
import { chosen } from './chosen.ts';
import type { HINDI_ROWS } from './hindiRows.ts';

const ROW_TONES: Readonly<Record<CareTone, readonly [string, string, string]>> = {
  calm: ['is easy on health', 'is a calm time for the body', 'puts little strain on the body'],
  watchful: ['asks for some care', 'is a time to watch your health', 'wants a little more attention to health'],
  careful: ['asks for your full attention', 'is a time to put health first', 'asks you to look after yourself well'],
};

const SUMMARY_TONES: Readonly<Record<CareTone, string>> = {
  calm: 'calm for health',
  watchful: 'a time for some care',
  careful: 'a time to look after yourself well',
};

export const ENGLISH_ROWS: typeof HINDI_ROWS = {
  whyShort(care) {
    const said = burdens(care, false);
    return said.length > 0 ? `${capitalised(named(care.planet))} ${said.join(' and ')}.` : otherGrounds(care);
  },
  forecast({ end, isCurrent, level, lord, start }, tone, turn) {
    const name = `the ${LEVELS[level]!} of ${named(lord)}`;
    if (end === null) return `${capitalised(name)} is running now; its dates are not in the data given.`;
    const when = isCurrent || start === null ? `Until ${date(end)}` : `From ${date(start)} to ${date(end)}`;
    return `${when} ${name} ${chosen('', ROW_TONES[tone], turn)}.`;
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
          `The next five years put no particular strain on your ${said}.`,
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
          `The planet behind this, ${who}, is weak at birth.`,
          `By tradition this comes under ${who}, which is weak at birth.`,
          `Here the ruling planet is ${who}, weak at birth.`,
        ],
        turn,
      );
    }
    const [house] = rules;
    if (house !== undefined) return `The planet behind this, ${who}, rules the ${ordinal(house)} house.`;
    return `By tradition this comes under ${who}.`;
  },
  habit: ({ id }, index) => `${capitalised(PART_WORDS[id].habits[index].en)}.`,
  summaryTones: (now, ahead) =>
    now === ahead
      ? `The present is ${SUMMARY_TONES[now]}, and so is the year ahead.`
      : `The present is ${SUMMARY_TONES[now]}; the year ahead is ${SUMMARY_TONES[ahead]}.`,
  summaryHeaviest: ({ end, lord, start }, on) =>
    `Over the next five years, take most care in the antardasha of ${named(lord)}, ${start <= on ? 'which lasts until' : `from ${date(start)} to`} ${date(end)}.`,
  summaryParts: (parts) => `In the body, look after your ${partsSaid(parts)} first.`,
  summaryPlanet({ planet, protects, tone, value }) {
    if (value === 0 && protects !== null) return `No planet is under strain, and ${named(planet)} is your support.`;
    return tone === 'calm'
      ? `No planet is under great strain; begin with ${named(planet)}.`
      : `The planet to watch most is ${named(planet)}.`;
  },
  summaryRemedy: (planet, day) => `As a remedy, the mantra of ${named(planet)} is best begun on a ${VARAS[day]!.name}.`,
  closing(seed) {
    return chosen(seed, [
      'There is nothing to fear: care taken in time is the best remedy.',
      'These are hints of tradition; regular check-ups and good habits carry you furthest.',
      'With any complaint see a doctor first, and keep a light heart.',
    ]);
  },
};

/** Names once what two spans have in common. */
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
