/** Labels of the score of a day and of its items, in English. */
import { LEVEL_NAMES } from '../../../astro/dasha/period.ts';
import type { DayScoreFacts, PieceSeen } from '../../../astro/judgement/day/score/facts.ts';
import { inTenths } from '../../../astro/judgement/day/score/pieces.ts';
import type { Avoided } from '../../../astro/judgement/tables/dayCategories.ts';
import { DIRECTION_NAMES } from '../../../astro/tables/directions.ts';
import type { Sentences } from '../../sentences.ts';
import { sayIn } from '../../say.ts';
import { capitalised, listed, named, namedList, ordinal, WEEKDAYS_EN } from '../grammar.ts';
import { DAY_PIECES_EN } from './pieces.ts';

/** What lasts all day stands alone; else each result with its share of the day and its points. */
function said(pieces: readonly PieceSeen[]): string {
  const [first] = pieces;
  if (first && pieces.length === 1 && percent(first.share) === 100) return sayIn(DAY_PIECES_EN, first.found);
  return pieces
    .map(
      ({ found, points, share }) =>
        `${sayIn(DAY_PIECES_EN, found)} for ${percentText(share)} of the day (${signed(points)})`,
    )
    .join(', then ');
}

function percent(share: number): number {
  return Math.round(share * 100);
}

/** A share above zero never becomes 0 %. */
function percentText(share: number): string {
  return percent(share) === 0 ? 'less than 1 %' : `${percent(share)} %`;
}

function signed(points: number): string {
  const tenths = inTenths(points);
  return tenths > 0 ? `+${tenths}` : String(tenths);
}

const SIDES: Readonly<Record<DayScoreFacts['vara_of_matter']['side'], string>> = {
  suits: 'a day of the week that suits the matter',
  neutral: 'a day of the week that neither suits the matter nor hinders it',
  hinders: 'a day of the week that does not suit the matter',
};

const AVOIDED: Readonly<Record<Avoided, string>> = {
  rikta: 'A Rikta tithi, which is empty-handed,',
  new_moon: 'The new moon (Amavasya)',
  vishti: 'Bhadra (Vishti karana)',
  panchaka: 'Panchaka',
  fierce_star: 'A fierce or sharp nakshatra',
  chandrashtama: 'The Moon in the 8th from the Moon of birth (Chandrashtama)',
  moon_in_twelfth: 'The Moon in the 12th from the Moon of birth',
  mrityu_yoga: 'A yoga of vara with tithi or nakshatra that is kept from beginnings (Mrityu)',
};

export const DAY_SCORE_EN: Sentences<DayScoreFacts> = {
  start: () => 'Every day starts from the middle',
  rounding: () => 'Rounded to a whole number',
  bounds: () => 'Scores run from 0 to 100',
  tarabala: ({ pieces }) => `Tara: ${said(pieces)}`,
  chandrabala: ({ pieces }) => `The Moon passes ${said(pieces)}`,
  tithi: ({ pieces }) => `Tithi: ${said(pieces)}`,
  nakshatra: ({ pieces }) => `Nakshatra: ${said(pieces)}`,
  yoga: ({ pieces }) => `Yoga: ${said(pieces)}`,
  karana: ({ pieces }) => `Karana: ${said(pieces)}`,
  vara: ({ pieces }) => sayIn(DAY_PIECES_EN, pieces[0]!.found),
  special_yogas: ({ pieces }) => (pieces.length === 0 ? 'No special yoga' : `Special yogas: ${said(pieces)}`),
  gochara: ({ best, hardest, score }) =>
    `Transits, all nine weighted: ${score} of 100; best ${named(best.planet)} ${best.score}, hardest ${named(hardest.planet)} ${hardest.score}`,
  moon_bindus: ({ pieces }) => `The Moon in ${said(pieces)}`,
  dasha_lords: ({ levels }) => {
    if (levels.length === 0) return 'No dasha runs: the day lies before birth or after the last period';
    const texts = levels.map(({ lords }, i) => {
      const each = lords.map(({ planet, scores }) => `${planet} (${scores.join(', then ')} of 100)`);
      return `${LEVEL_NAMES[i]!} ${each.join(', then ')}`;
    });
    return `Dasha lords by how well they serve: ${texts.join('; ')}`;
  },
  saturn: ({ pieces }) => (pieces.length === 0 ? 'Neither sade sati nor dhaiya' : capitalised(said(pieces))),
  double_transit: ({ pieces }) => `Jupiter and Saturn together ${said(pieces)}`,
  start_of_matter: () => 'Half of the middle',
  half_of_day: ({ score }) => `Half of the score of the day, ${score}`,
  karakas: ({ scores }) =>
    `Transits of the significators: ${listed(scores.map(({ planet, score }) => `${named(planet)} ${score} of 100`))}`,
  moon_house: ({ pieces }) => `The Moon passes ${said(pieces)}`,
  bindus_of_houses: ({ houses, mean }) =>
    `Bindus of the ${listed(houses.map(ordinal))}: ${mean} on the average, the usual being 28`,
  double_transit_of_matter: ({ houses }) =>
    houses.length > 0
      ? `Jupiter and Saturn together activate the ${listed(houses.map(ordinal))}`
      : 'Jupiter and Saturn do not activate a house of the matter together',
  dasha_lords_of_matter: ({ planets }) => {
    if (planets.length === 0) return 'No lord of the running dasha rules a house of the matter or stands in one';
    const [rule, stand] = planets.length === 1 ? ['rules', 'stands'] : ['rule', 'stand'];
    return `${capitalised(namedList(planets))}, running in the dasha, ${rule} a house of the matter or ${stand} in one`;
  },
  vara_of_matter: ({ side, weekdayIndex }) => `${WEEKDAYS_EN[weekdayIndex]!}: ${SIDES[side]}`,
  star_of_matter: ({ pieces }) => said(pieces),
  disha_shool: ({ direction }) =>
    `Journeys towards the ${DIRECTION_NAMES[direction].name.toLowerCase()} are not begun on this day`,
  avoided: ({ share, what }) => `${AVOIDED[what]} for ${percentText(share)} of the day`,
};
