/** The sentences of the timeline's sections, in English. */
import { named } from '../../astro/planetWords.ts';
import { capitalised, listed, ordinal } from '../../astro/words.ts';
import { HUMOUR_CARES } from './tables/humourWords.ts';
import { PART_WORDS } from './tables/bodyPartWords.ts';
import { PLANET_CARES } from './tables/planetWords.ts';
import { ENGLISH_ROWS } from './englishRows.ts';
import { burdens, date, LEVELS, otherGrounds, partsSaid, TONES } from './englishWords.ts';
import { chosen } from './chosen.ts';
import type { TimelineSentences } from './timelineSentences.ts';

export const ENGLISH: TimelineSentences = {
  ...ENGLISH_ROWS,
  running(on, mahadasha, antardasha) {
    const [maha, antar] = [named(mahadasha.lord), named(antardasha.lord)];
    if (mahadasha.end === antardasha.end) {
      return `On ${date(on)} the mahadasha of ${maha} is in its last antardasha, that of ${antar}; both end on ${date(antardasha.end)}.`;
    }
    const inner = mahadasha.lord === antardasha.lord ? 'its own antardasha' : `the antardasha of ${antar}`;
    return chosen(maha + antar, [
      `On ${date(on)} you stand in the mahadasha of ${maha}, which lasts until ${date(mahadasha.end)}, and within it in ${inner} until ${date(antardasha.end)}.`,
      `On ${date(on)} the mahadasha of ${maha} is running, until ${date(mahadasha.end)}; ${inner} within it goes on until ${date(antardasha.end)}.`,
    ]);
  },
  runningShort: ({ end, lord }) => `The pratyantardasha of ${named(lord)} lasts until ${date(end)}.`,
  runningUndated(periods) {
    const said = periods.slice(0, 2).map(({ level, lord }) => `the ${LEVELS[level]!} of ${named(lord)}`);
    return `${capitalised(listed(said))} ${said.length > 1 ? 'are' : 'is'} running now; the data given do not say until when.`;
  },
  nothingRuns: (on) =>
    `The data given do not say which period runs on ${date(on)}, so this reading rests on the planets of birth.`,
  why(care) {
    const said = burdens(care, true).join(' and ');
    if (said === '') return otherGrounds(care);
    const planet = named(care.planet);
    const tail = care.weak ? '' : ', which tradition ties to health';
    return chosen(care.planet + said, [
      `${capitalised(planet)} ${said}${tail}.`,
      `In your chart ${planet} ${said}${tail}.`,
    ]);
  },
  again({ planet, protects, value }, turn) {
    if (value === 0 && protects !== null) return `${capitalised(named(planet))} remains your support here.`;
    return chosen(
      planet,
      [
        `Here too, the planet to watch is ${named(planet)}.`,
        `${capitalised(named(planet))} holds the key to this stretch as well.`,
        `Here again, much depends on ${named(planet)}.`,
      ],
      turn,
    );
  },
  passage({ end, house, planet, start }, on, parts) {
    const who = capitalised(named(planet));
    const place = `your ${ordinal(house)} house`;
    const stay =
      start <= on
        ? `stays in ${place} until ${date(end)}`
        : `passes through ${place} from ${date(start)} to ${date(end)}`;
    const felt = parts.length > 0 ? `; it may be felt in your ${partsSaid(parts)}` : '';
    return `${who} ${stay}${felt}.`;
  },
  window: ({ end, start }, from) =>
    start < from
      ? `The window of care goes on until ${date(end)}.`
      : `The time from ${date(start)} to ${date(end)} is marked as a window of care.`,
  parts(parts, { index, part }, turn) {
    const habit = PART_WORDS[part.id].habits[index].en;
    return chosen(
      parts[0]!.id,
      [
        `Look after your ${partsSaid(parts)}: ${habit}.`,
        `Look first to your ${partsSaid(parts)}; ${habit}.`,
        `Take good care of your ${partsSaid(parts)}: ${habit}.`,
        `In the body, watch over your ${partsSaid(parts)}; ${habit}.`,
      ],
      turn,
    );
  },
  counsel: (planet, turn) => `To keep ${named(planet)} at ease, ${chosen(planet, PLANET_CARES[planet], turn).en}.`,
  protector({ planet }, seed) {
    return chosen(seed, [
      `There is support too: ${named(planet)} is strong and steadies you.`,
      `${capitalised(named(planet))} stands strong in your chart and supports you.`,
    ]);
  },
  constitution: (humour, turn) => HUMOUR_CARES[humour][turn]!.en,
  stretch: (start, end, tone, turn) => `The time from ${date(start)} to ${date(end)} ${chosen('', TONES[tone], turn)}.`,
  change: (period, next) =>
    `On ${date(next.start)} the antardasha of ${named(period.lord)} ends and that of ${named(next.lord)} begins.`,
  unchanged({ lord }, turn) {
    return chosen(
      lord,
      [
        `The antardasha of ${named(lord)} runs all through it.`,
        `No antardasha changes meanwhile; that of ${named(lord)} goes on.`,
      ],
      turn,
    );
  },
  shortPeriod({ end, lord, start }, from, turn) {
    const span = `${start < from ? 'until' : `from ${date(start)} to`} ${date(end)}, in the pratyantardasha of ${named(lord)}`;
    return chosen(lord, [`Keep your days light ${span}.`, `Take most care ${span}.`], turn);
  },
  sequence(periods, end) {
    const [last, rest] = [periods.at(-1)!, periods.slice(0, -1)];
    const said = [...rest.map((one) => `${named(one.lord)} (until ${date(one.end)})`), named(last.lord)];
    return periods.length > 1
      ? `Up to ${date(end)} the antardashas of ${listed(said)} follow each other.`
      : `Up to ${date(end)} the antardasha of ${said[0]!} runs.`;
  },
  heaviest({ end, lord, start }, tone) {
    const when = `the antardasha of ${named(lord)}, from ${date(start)} to ${date(end)}`;
    return tone === 'calm' ? `Only ${when}, asks for a little more care.` : `Take most care in ${when}.`;
  },
  calmest: ({ end, lord, start }) =>
    `The antardasha of ${named(lord)} (${date(start)} to ${date(end)}) is an easy one; use it to build strength.`,
  mahadashas(periods) {
    const [first, next] = periods;
    const begins = `The mahadasha of ${named(first!.lord)} lasts until ${date(first!.end)}`;
    return next ? `${begins}; after it that of ${named(next.lord)} runs until ${date(next.end)}.` : `${begins}.`;
  },
  undated(start, end, turn) {
    return chosen(
      '',
      [
        `No period from ${date(start)} to ${date(end)} is dated in the data given, so the planets of birth show the way.`,
        `For the time from ${date(start)} to ${date(end)} the data give no dates of periods; what the birth chart shows still holds.`,
        `The data do not say which period runs from ${date(start)} to ${date(end)}; the birth chart is the guide here.`,
      ],
      turn,
    );
  },
};
