/** Bonds that join and influences that interrupt learning, besides the yogas of the catalog. */
import { linkBetween, type Link } from '../../chart/links.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { named, namedList } from '../../planetWords.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika, practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { capitalised, ordinal } from '../../words.ts';
import { saraswati } from '../../yoga/other/saraswati.ts';
import { kalanidhi } from '../../yoga/raja/kalanidhi.ts';
import { sharada } from '../../yoga/raja/sharada.ts';
import { budhaditya } from '../../yoga/surya/budhaditya.ts';
import { onHouse } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { finding, type Finding } from '../finding.ts';
import { dignityText } from '../phrases.ts';

/** Yogas of the catalog that concern learning. */
export const LEARNING_YOGAS: readonly Rule[] = [saraswati, budhaditya, sharada, kalanidhi];

/** Lists the bonds between planets and lords of learning. */
export function learningBonds(context: AreaContext): Finding[] {
  const { chart } = context;
  const lord = (number: number) => lordOfHouse(chart, number);
  return [
    bond(context, 'jupiter_mercury', ['Jupiter', 'Mercury'], {
      rule: 'Jupiter and Mercury are linked',
      gives: 'knowledge and the words for it come together: what is understood can be explained and written',
      source: phaladeepika(6),
    }),
    bond(context, 'lords_4_5', [lord(4), lord(5)], {
      rule: 'The lords of the 4th and the 5th are linked',
      gives: 'schooling and talent serve each other, so that what is taught takes root',
      source: bphs(34, '11-15'),
    }),
    bond(context, 'lords_5_9', [lord(5), lord(9)], {
      rule: 'The lords of the 5th and the 9th are linked',
      gives: 'the intellect finds its teachers, and study goes on to the higher degrees',
      source: bphs(34, '11-15'),
    }),
    mercuryPlaced(context),
  ];
}

const LINK_WORDS: Readonly<Record<Link | 'one_lord', string>> = {
  conjunction: 'stand together',
  exchange: 'stand in each other’s signs',
  mutual_aspect: 'aspect each other',
  one_way_aspect: 'are joined by an aspect of one side',
  one_lord: 'are one planet',
};

function bond(
  { chart }: AreaContext,
  id: string,
  [a, b]: readonly [Planet, Planet],
  { gives, rule, source }: Pick<Finding, 'rule' | 'source'> & { readonly gives: string },
): Finding {
  const link = a === b ? 'one_lord' : linkBetween(chart, a, b);
  const who = a === b ? `${named(a)} holds both offices` : `${namedList([a, b])} ${LINK_WORDS[link ?? 'one_lord']}`;
  return finding({
    id,
    rule,
    isMet: link !== null,
    observed: { planets: [a, b], link },
    tone: 'supports',
    meaning: `${capitalised(who)}: ${gives}.`,
    source,
    confidence: 'interpretive',
  });
}

function mercuryPlaced({ chart }: AreaContext): Finding {
  const { dignity, house } = chart.planets.Mercury;
  return finding({
    id: 'mercury_in_kendra_or_trikona',
    rule: 'Mercury stands in a kendra or a trikona',
    isMet: isKendra(house) || isTrikona(house),
    observed: { house, dignity },
    tone: 'supports',
    meaning: `Mercury, ${dignityText(chart, 'Mercury')}, stands in the ${ordinal(house)}: the mind is quick to take up what it reads.`,
    source: bphs(32, '22-24'),
    confidence: 'interpretive',
  });
}

/** Lists influences that may interrupt learning; one that a benefic relieves is not met. */
export function learningBreaks(context: AreaContext): Finding[] {
  return [pressedHouse(context, 4, SCHOOLING), pressedHouse(context, 5, INTELLECT), fifthLordInDusthana(context)];
}

const SCHOOLING = 'schooling may be interrupted or change its place; a fixed desk and fixed hours keep it going';
const INTELLECT = 'concentration wanders under strain; short lessons, often repeated, carry further than long ones';
const BREAKERS: readonly Planet[] = ['Saturn', 'Rahu', 'Ketu'];
const BREAK_SOURCE = practice('Breaks in learning by Saturn and the nodes on the 4th and 5th: common practice');

function pressedHouse({ chart }: AreaContext, number: number, meaning: string): Finding {
  const seen = onHouse(chart, number);
  const pressing = seen.filter((planet) => BREAKERS.includes(planet));
  const relieving = seen.filter((planet) => isBenefic(chart, planet));
  const the = `the ${ordinal(number)}`;
  return finding({
    id: `pressed_${number}`,
    rule: `Saturn, Rahu or Ketu stands in ${the} or aspects it, and no benefic does`,
    isMet: pressing.length > 0 && relieving.length === 0,
    observed: { planets: pressing, relieved_by: relieving },
    tone: 'asks_care',
    meaning: `${capitalised(namedList(pressing))} ${pressing.length > 1 ? 'press' : 'presses'} on ${the} without a benefic beside: ${meaning}.`,
    source: BREAK_SOURCE,
    confidence: 'interpretive',
  });
}

const DUSTHANA_COUNSEL: Readonly<Record<number, string>> = {
  6: 'learning is won against competition and needs daily practice',
  8: 'learning goes by breaks and fresh starts, and is at its best in research',
  12: 'learning wants quiet and distance, and often goes better away from home',
};

function fifthLordInDusthana({ chart }: AreaContext): Finding {
  const lord = lordOfHouse(chart, 5);
  const { house, signIndex } = chart.planets[lord];
  return finding({
    id: 'lord_5_in_dusthana',
    rule: 'The lord of the 5th stands in the 6th, 8th or 12th',
    isMet: isDusthana(house),
    observed: { planets: [lord], house },
    tone: 'asks_care',
    meaning: `${capitalised(named(lord))}, lord of the 5th, stands in ${SIGNS[signIndex]!} in the ${ordinal(house)}: ${DUSTHANA_COUNSEL[house] ?? ''}.`,
    source: bphs(24),
  });
}
