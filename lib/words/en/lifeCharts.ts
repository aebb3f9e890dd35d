/** Sentences of the charts of siblings and of wealth in English. */
import type { CourageTone } from '../../astro/varga/drekkana.ts';
import type { HoraLord, SiblingLeaning, VargaEffect } from '../../astro/varga/facts.ts';
import type { WealthLevel, WealthRole } from '../../astro/varga/hora.ts';
import { dignityPhrase, houseName, houseTheme } from './varga/phrases.ts';
import type { LifeChartWords } from '../facts/lifeCharts.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, listed, named, namedList, signEn } from './grammar.ts';
import { placingText } from './placing.ts';
import { VARGA_EN } from './divisional.ts';

const LEANINGS: Readonly<Record<SiblingLeaning, string>> = {
  brothers: 'brothers',
  sisters: 'sisters',
  both: 'brothers and sisters alike',
};

const BONDS: Readonly<Record<VargaEffect, string>> = {
  supports: 'closeness comes easily and is a support through life',
  mixed: 'the bond has warm and cool times, and small regular contact keeps it',
  asks_care: 'the bond asks for patience and plain words, and is worth both',
};

const COURAGE: Readonly<Record<CourageTone, string>> = {
  ready: 'Courage is at hand: first steps are made without much asking, and skill follows practice quickly',
  growing: 'Courage grows by use: small risks taken in good order build it year by year',
  gentle:
    'Courage is of the gentle kind: it shows for others sooner than for oneself, and preparation is its best friend',
};

const ROLES: Readonly<Record<WealthRole, string>> = {
  lord_2: 'lord of the 2nd (savings)',
  lord_11: 'lord of the 11th (income)',
  significator: 'significator of lasting wealth',
};

const WAYS: Readonly<Record<HoraLord, string>> = {
  Sun: 'The ascendant is in the hora of the Sun: means are made by one’s own effort, position and initiative',
  Moon: 'The ascendant is in the hora of the Moon: means come through family, the public and things that nourish',
};

const LEVELS: Readonly<Record<WealthLevel['level'], string>> = {
  strong: 'more of the planets of wealth than in most charts give their best, so what is earned can also be kept',
  moderate:
    'about as many planets of wealth as in most charts stand where they give their best, so planning decides how much is kept',
  modest:
    'fewer planets of wealth than in most charts stand where they give their best, so steady saving counts for more than large gains',
};

export const LIFE_CHARTS_EN: Sentences<LifeChartWords> = {
  siblings({ bond, dignity, house, leaning, lord, lordHouse, lordSignIndex, planets, signIndex, who }) {
    const company = planets.length > 0 ? `, with ${namedList(planets)} in it` : '';
    const leans = planets.length > 0 ? 'the sign and its planets lean' : 'the sign leans';
    return `${capitalised(who)} brothers and sisters are seen from ${houseName(house)} of the drekkana chart: ${signEn(signIndex)}${company}; ${leans} to ${LEANINGS[leaning]}. Its lord ${named(lord)} is in ${signEn(lordSignIndex)}, ${houseName(lordHouse)}, ${dignityPhrase(dignity)}, so what is shared runs through ${houseTheme(lordHouse)}; ${BONDS[bond]}. How many there are it does not say.`;
  },
  courage: ({ parts, tone }) =>
    [COURAGE[tone], ...parts.map((part) => sayIn(VARGA_EN, part))].map((text) => `${text}.`).join(' '),
  sensitive_drekkanas: ({ ascendantLord, ascendantSignIndex, moonLord, moonSignIndex }) =>
    `The 22nd drekkana from the ascendant is in ${signEn(ascendantSignIndex)}, of ${named(ascendantLord)}, and from the Moon in ${signEn(moonSignIndex)}, of ${named(moonLord)}. Tradition treats these as sensitive: in their periods rest and regular habits are well kept. They are no forecast.`,
  wealth_planet({ hora, isProper, placing, planet, roles }) {
    const gives = isProper ? 'where it gives its best' : 'where it gives with some detour';
    return `${capitalised(named(planet))}, ${listed(roles.map((role) => ROLES[role]))}, stands in the hora of the ${hora}, ${gives}; at birth it is ${placingText(placing)}.`;
  },
  wealth({ hora, level, percent, planets }) {
    const best =
      planets.length > 0
        ? `${namedList(planets)} ${planets.length === 1 ? 'carries' : 'carry'} it best`
        : 'none of its key planets stands in its proper hora, so their periods ask for a plan';
    return `${WAYS[hora]}. With ${percent} of 100 points, ${LEVELS[level]}; ${best}.`;
  },
};
