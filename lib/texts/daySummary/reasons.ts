/** What supports the day and what burdens it, as phrases of a Hindi sentence. */
import type { NakshatraType } from '../../astro/tables/nakshatraQualities.ts';
import { NITYA_YOGAS } from '../../astro/tables/panchang.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import { WHOLLY_BAD_YOGAS } from '../../astro/judgement/tables/dayScore.ts';
import { rankHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI } from '../../words/hi/vocabulary.ts';
import { namesIn } from '../../words/names.ts';
import { PART_PHRASES } from '../../astro/judgement/tables/dayPhrases.ts';
import { isSadeSati, planetOf, specialYogas, type DayFacts } from '../day/words.ts';
import { KARANAS_SAID, NAKSHATRA_TYPES_SAID, TITHIS_SAID } from './tables/reasons.ts';

const NAMES = namesIn('hi');

type Described = DayFacts['recommendations'][number];

/** Most reasons in one sentence; more would be a list. */
const DESCRIBED_REASONS = 2;

/** Returns the phrases of one side, the weightiest first. */
export function reasonsSaid(facts: DayFacts, kind: Described['kind']): string[] {
  const side = facts.recommendations.filter((one) => one.kind === kind);
  // Sade sati and dhaiya are themselves the transit of Saturn.
  const isSaturnDescribed = side.some(({ component }) => component === 'saturn');
  const described = side.filter(({ id }) => !(isSaturnDescribed && id === 'pressed_by_saturn'));
  return described.slice(0, DESCRIBED_REASONS).map((one) => reasonSaid(one, facts));
}

/**
 * Returns a phrase in the oblique case, as before से, पर, का and के कारण: शनि के गोचर, चौथे चंद्रमा. Only का changes
 * in these phrases.
 */
export function oblique(phrase: string): string {
  return phrase.replaceAll(' का ', ' के ').replace(RANK_OF_MOON, (_, stem: string, end: string) => {
    return `${stem}${end === 'वाँ' ? 'वें' : 'े'} चंद्रमा`;
  });
}

const RANK_OF_MOON = /(\S+?)(वाँ|ा) चंद्रमा/u;

function reasonSaid(described: Described, facts: DayFacts): string {
  const { component, id, kind, planet } = described;
  const who = planet && PLANETS_HI[planetOf(planet)];
  switch (component) {
    case 'tarabala':
      return `${TARAS.find((tara) => id === `tara_${tara.id}`)!.sanskrit} तारा`;
    case 'chandrabala':
      return moonSaid(Number(id.slice('moon_'.length)));
    case 'tithi':
      return TITHIS_SAID[id]!;
    case 'nakshatra':
      return nakshatraSaid(id.slice('nakshatra_'.length) as NakshatraType, facts);
    case 'yoga':
      return yogaSaid(described, facts);
    case 'karana':
      return KARANAS_SAID[id]!;
    case 'vara':
      return `वार-स्वामी ${who}`;
    case 'special_yogas':
      return specialSaid(kind, facts);
    case 'gochara':
      return `${who} का गोचर`;
    case 'dasha_lords':
      return `${who} की चल रही दशा`;
    case 'saturn':
      return kind === 'do' ? 'शनि का कम दबाव' : isSadeSati(described) ? 'शनि की साढ़ेसाती' : 'शनि की ढैया';
    case 'double_transit':
      return 'गुरु-शनि का संयुक्त गोचर';
    default:
      return PART_PHRASES[component as keyof typeof PART_PHRASES][kind === 'do' ? 'helps' : 'presses'].hi;
  }
}

function moonSaid(house: number): string {
  return house === 1 ? 'जन्म राशि का चंद्रमा' : `${rankHi(house)} चंद्रमा`;
}

/** The nakshatra by name where one lasts all day, so that it is clear which is meant; otherwise by its type. */
function nakshatraSaid(type: NakshatraType, { panchang: { nakshatra } }: DayFacts): string {
  const which = nakshatra.length === 1 ? `${NAMES.nakshatra(nakshatra[0]!.number - 1)} नक्षत्र` : 'नक्षत्र';
  return `${NAKSHATRA_TYPES_SAID[type]} का ${which}`;
}

function yogaSaid({ id, kind }: Described, { panchang: { yoga } }: DayFacts): string {
  const isMeant = ({ number }: { readonly number: number }) =>
    id === 'yoga_whole' ? WHOLLY_BAD_YOGAS.includes(number) : yoga.length === 1;
  const found = yoga.find(isMeant);
  if (found) return `${NITYA_YOGAS[found.number - 1]!.sanskrit} योग`;
  return PART_PHRASES.yoga[kind === 'do' ? 'helps' : 'presses'].hi;
}

function specialSaid(kind: Described['kind'], facts: DayFacts): string {
  const { isFormed, named } = specialYogas(facts, kind === 'do' ? 'good' : 'bad');
  if (!isFormed) return 'पंचक';
  const [first] = named;
  return first ? yogaNamed(first.sanskrit) : PART_PHRASES.special_yogas[kind === 'do' ? 'helps' : 'presses'].hi;
}

/** Returns the name of a special yoga; some names already say what they are: सिद्धा तिथि, रवि योग. */
export function yogaNamed(name: string): string {
  return /(योग|तिथि)$/.test(name) ? name : `${name} योग`;
}
