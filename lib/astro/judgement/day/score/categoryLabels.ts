/** The items of a category's score in words. */
import { named, namedList } from '../../../planetWords.ts';
import type { ScorePart } from '../../../score.ts';
import { DIRECTION_NAMES } from '../../../tables/directions.ts';
import { NAKSHATRA_QUALITIES } from '../../../tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../../tables/nakshatras.ts';
import { VARAS } from '../../../tables/panchang.ts';
import type { Planet } from '../../../tables/planets.ts';
import { capitalised, listed, ordinal } from '../../../words.ts';
import { CATEGORY_START, type Avoided } from '../../tables/dayCategories.ts';
import type { CategoryItem, CategoryScore } from './categories.ts';
import { closingComponents, percentText, dayPiecesText } from './labels.ts';
import type { FittingStar } from './matterPoints.ts';
import { inTenths, type DayPiece } from './pieces.ts';

/** Lists all that a category's score is the sum of. */
export function categoryComponents(score: CategoryScore): ScorePart[] {
  return [
    { id: 'start', label: 'Half of the middle', points: CATEGORY_START, max: CATEGORY_START },
    ...score.items.map((item) => ({ id: item.id, label: itemLabel(item), points: item.points, max: item.max })),
    ...closingComponents(score),
  ];
}

/** Returns an English label for an item. */
export function itemLabel(item: CategoryItem): string {
  switch (item.id) {
    case 'day':
      return `Half of the score of the day, ${item.found.score}`;
    case 'karakas': {
      const found = item.found.map(({ planet, score }) => `${named(planet)} ${inTenths(score)} of 100`);
      return `Transits of the significators: ${listed(found)}`;
    }
    case 'moon_house':
      return `The Moon passes ${dayPiecesText(item.found, item.found.map(houseText))}`;
    case 'sarvashtakavarga': {
      const houses = listed(item.found.houses.map(ordinal));
      return `Bindus of the ${houses}: ${inTenths(item.found.mean)} on the average, the usual being 28`;
    }
    case 'double_transit':
      return item.found.length > 0
        ? `Jupiter and Saturn together activate the ${listed(item.found.map(ordinal))}`
        : 'Jupiter and Saturn do not activate a house of the matter together';
    case 'dasha_lord':
      return lordsText(item.found);
    case 'vara':
      return `${VARAS[item.found.varaIndex]!.name}: ${VARA_WORDS[Math.sign(item.points)]!}`;
    case 'nakshatra':
      return dayPiecesText(item.found, item.found.map(starText));
    case 'disha_shool':
      return `Journeys towards the ${DIRECTION_NAMES[item.found].name.toLowerCase()} are not begun on this day`;
    default:
      return `${AVOIDED_WORDS[item.id]} for ${percentText(item.found.share)} of the day`;
  }
}

function lordsText(lords: readonly Planet[]): string {
  if (lords.length === 0) return 'No lord of the running dasha rules a house of the matter or stands in one';
  const [rule, stand] = lords.length === 1 ? ['rules', 'stands'] : ['rule', 'stand'];
  return `${capitalised(namedList(lords))}, running in the dasha, ${rule} a house of the matter or ${stand} in one`;
}

const VARA_WORDS: Readonly<Record<number, string>> = {
  1: 'a day of the week that suits the matter',
  0: 'a day of the week that neither suits the matter nor hinders it',
  [-1]: 'a day of the week that does not suit the matter',
};

function houseText({ found }: DayPiece<number>): string {
  return `the ${ordinal(found)} from your ascendant`;
}

function starText({ found: { isEkadashi, number } }: DayPiece<FittingStar>): string {
  const star = `${NAKSHATRAS[number - 1]!} (${NAKSHATRA_QUALITIES[number - 1]!.type})`;
  return isEkadashi ? `Ekadashi, with ${star}` : star;
}

const AVOIDED_WORDS: Readonly<Record<Avoided, string>> = {
  rikta: 'A Rikta tithi, which is empty-handed,',
  new_moon: 'The new moon (Amavasya)',
  vishti: 'Bhadra (Vishti karana)',
  panchaka: 'Panchaka',
  fierce_star: 'A fierce or sharp nakshatra',
  chandrashtama: 'The Moon in the 8th from the Moon of birth (Chandrashtama)',
  moon_in_twelfth: 'The Moon in the 12th from the Moon of birth',
  mrityu_yoga: 'A yoga of vara with tithi or nakshatra that is kept from beginnings (Mrityu)',
};
