/** Sentences of the charts of siblings and of wealth in English. */
import type { Fact } from '../../astro/factsOf.ts';
import type { CourageTone } from '../../astro/varga/drekkana.ts';
import type { CourageRole, HoraLord, SiblingLeaning, VargaEffect, VargaReasons } from '../../astro/varga/facts.ts';
import type { WealthLevel, WealthRole } from '../../astro/varga/hora.ts';
import { dignityPhrase, houseName, houseTheme } from './varga/phrases.ts';
import type { LifeChartWords } from '../facts/lifeCharts.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, fewPlanets, listed, named, signEn } from './grammar.ts';
import { placingText } from './placing.ts';
import { VARGA_EN } from './divisional.ts';

const LEANINGS: Readonly<Record<SiblingLeaning, string>> = {
  brothers: 'brothers',
  sisters: 'sisters',
  both: 'brothers and sisters alike',
};

const BONDS: Readonly<Record<VargaEffect, string>> = {
  supports: 'Closeness comes easily and is a support through life.',
  mixed: 'The bond has warm and cool times, and small regular contact keeps it.',
  asks_care: 'The bond takes patience and plain words, and is worth both.',
};

const COURAGE: Readonly<Record<CourageTone, string>> = {
  ready: 'Courage is at hand. You take first steps readily, and skill follows practice quickly.',
  growing: 'Courage grows by use. Small, orderly risks build it year by year.',
  gentle: 'Your courage is of the gentle kind. It shows for others sooner than for yourself, and preparation helps it.',
};

const COURAGE_ROLES: Readonly<Record<CourageRole, string>> = {
  significator: 'the significator',
  lord_3: 'lord of your 3rd house',
  rising_lord: 'lord of the rising drekkana',
};

/** Makes a sentence of a part of courage. */
function courageText(part: Fact<VargaReasons>): string {
  switch (part.id) {
    case 'courage_planet': {
      const { dignity, planet, roles } = part.args;
      return `${capitalised(named(planet))}, ${listed(roles.map((role) => COURAGE_ROLES[role]))}, is ${dignityPhrase(dignity)} here.`;
    }
    case 'malefics_in_third':
      return `${capitalised(fewPlanets(part.args.planets))} in the 3rd house ${part.args.planets.length === 1 ? 'lets' : 'let'} courage grow with the years.`;
    case 'benefics_in_third':
      return `${capitalised(fewPlanets(part.args.planets))} in the 3rd house ${part.args.planets.length === 1 ? 'adds' : 'add'} tact to courage.`;
    default:
      return `${capitalised(sayIn(VARGA_EN, part))}.`;
  }
}

const ROLES: Readonly<Record<WealthRole, string>> = {
  lord_2: 'lord of your 2nd house',
  lord_11: 'lord of your 11th house',
  significator: 'significator of lasting wealth',
};

const WAYS: Readonly<Record<HoraLord, string>> = {
  Sun: 'The ascendant is in the hora of the Sun. Means come by your own effort, position and initiative.',
  Moon: 'The ascendant is in the hora of the Moon. Means come through family, the public and things that nourish.',
};

const LEVELS: Readonly<Record<WealthLevel['level'], string>> = {
  strong: 'Your planets of wealth stand better than in most charts, so you can also keep what you earn.',
  moderate: 'Your planets of wealth stand about as well as in most charts, so planning decides how much you keep.',
  modest: 'Your planets of wealth stand less well than in most charts. Steady saving counts for more than large gains.',
};

export const LIFE_CHARTS_EN: Sentences<LifeChartWords> = {
  siblings({ bond, dignity, house, leaning, lord, lordHouse, planets, signIndex, who }) {
    const lean = `points to ${LEANINGS[leaning]}`;
    const there = lordHouse === house ? 'is there too' : `is in ${houseName(lordHouse)}`;
    return [
      `${capitalised(who)} brothers and sisters are seen from ${houseName(house)} of the drekkana chart, which is ${signEn(signIndex)}.`,
      planets.length > 0 ? `It holds ${fewPlanets(planets)} and ${lean}.` : `By its sign alone it ${lean}.`,
      `Its lord ${named(lord)} ${there}, ${dignityPhrase(dignity)}.`,
      `What you share runs through ${houseTheme(lordHouse)}.`,
      BONDS[bond],
      'How many there are is not told.',
    ].join(' ');
  },
  courage: ({ parts, tone }) => [COURAGE[tone], ...parts.map(courageText)].join(' '),
  sensitive_drekkanas: ({ ascendantLord, ascendantSignIndex, moonLord, moonSignIndex }) =>
    [
      `The 22nd drekkana from the ascendant is in ${signEn(ascendantSignIndex)}, ruled by ${named(ascendantLord)}.`,
      `From the Moon it is in ${signEn(moonSignIndex)}, ruled by ${named(moonLord)}.`,
      'Tradition treats both as sensitive, so keep to rest and regular habits in their periods.',
      'They are no forecast.',
    ].join(' '),
  wealth_planet({ hora, isProper, placing, planet, roles }) {
    const where = `in the hora of the ${hora}, which suits it ${isProper ? 'best' : 'less'}`;
    const who = capitalised(named(planet));
    const held = listed(roles.map((role) => ROLES[role]));
    const head = roles.length > 1 ? `${who} is ${held}. Here it is ${where}.` : `${who}, ${held}, is ${where}.`;
    return `${head} At birth it is ${placingText(placing)}.`;
  },
  wealth({ hora, level, planets }) {
    const best =
      planets.length > 0
        ? `${capitalised(fewPlanets(planets))} ${planets.length === 1 ? 'helps' : 'help'} most.`
        : 'None of its key planets is in the hora that suits it, so plan ahead for their periods.';
    return `${WAYS[hora]} ${LEVELS[level]} ${best}`;
  },
};
