/** Sentences about the lord of the year in English: offices, choice, effects, score. */
import { isDusthana } from '../../../astro/chart/houses.ts';
import { placedInSign } from '../../../astro/planetWords.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { YearLordFacts } from '../../../astro/varshphal/facts.ts';
import { YEAR_NATURES } from '../../../astro/varshphal/tables/yearThemes.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, namedList, ordinal, signEn } from '../grammar.ts';

const OF_UNSEEN: Readonly<Record<YearLordFacts['lord_of_unseen']['rule'], string>> = {
  muntha_lord: 'The Munthesh',
  strongest: 'The strongest of the five',
  lagna_lord: 'The lord of the annual ascendant',
};

const MOON_RULES: Readonly<Record<YearLordFacts['moon_hands_on']['rule'], string>> = {
  keep: 'The Moon hands the year on',
  tn: 'The Moon hands the year on, unless she is in Cancer',
  passed_over: 'The Moon is passed over',
};

const JOINED: Readonly<Record<YearLordFacts['moon_joins']['whom'], string>> = {
  bearer: 'office-bearer',
  planet: 'planet',
};

const PROMISES: Readonly<Record<YearLordFacts['year_lord_at_birth']['promise'], string>> = {
  solid: 'It gives the year a firm base.',
  fair: 'It gives the year a fair base.',
  small: 'The gift of birth is small, and the year adds to it.',
};

const AFFLICTIONS: Readonly<Record<YearLordFacts['year_lord_affliction']['state'], string>> = {
  combust: 'is combust, so it gives less than its strength.',
  debilitated: 'is debilitated, so its matters grow from small beginnings.',
  retrograde: 'is retrograde. Old matters are taken up again, and results come at the second try.',
};

const first = (planet: SevenPlanet) => capitalised(named(planet));

export const YEAR_LORD_EN: Sentences<YearLordFacts> = {
  office_reason: ({ isDayReturn, office, planet, signIndex }) => {
    const half = isDayReturn ? 'day' : 'night';
    const rules = `${first(planet)} rules ${signEn(signIndex)}`;
    switch (office) {
      case 'munthesh':
        return `${rules}, the sign of the Muntha.`;
      case 'janma_lagnesh':
        return `${rules}, the ascendant at birth.`;
      case 'varsha_lagnesh':
        return `${rules}, the ascendant of the year.`;
      case 'masa_lagnesh':
        return `${rules}, the ascendant of the month.`;
      case 'dina_lagnesh':
        return `${rules}, the ascendant of the day.`;
      case 'tri_rashi_pati':
        return `${first(planet)} is the tri-rashi lord of ${signEn(signIndex)} rising by ${half}.`;
      case 'dina_ratri_pati':
        return `${rules}, where the ${isDayReturn ? 'Sun' : 'Moon'} stands in a return by ${half}.`;
    }
  },
  one_aspects: () => 'One of the five office-bearers aspects the annual ascendant',
  one_is_able: () => 'One of the five office-bearers has 5 units of pancha-vargiya bala or more',
  munthesh_for_powerless: () => 'The Munthesh takes a year in which all five are powerless',
  lord_of_unseen: ({ rule }) => `${OF_UNSEEN[rule]} takes a year whose ascendant none of the five aspects`,
  most_bala: ({ planet }) => `${first(planet)} has the most pancha-vargiya bala`,
  first_of_equals: ({ by, equals, planet }) =>
    `${first(planet)}, as strong as ${namedList(equals)}, goes before by ${by === 'aspect' ? 'the stronger aspect' : 'more offices'}`,
  munthesh_of_equals: ({ planet }) => `${first(planet)}, the Munthesh, goes before those that are equal`,
  moon_hands_on: ({ rule }) => MOON_RULES[rule],
  moon_joins: ({ whom }) => `The ${JOINED[whom]} that the Moon joins by ithasala takes it`,
  moon_joins_none: ({ whom }) => `The Moon joins no ${JOINED[whom]} by ithasala, so the lord of her sign takes it`,
  year_lord_combust: ({ planet }) => `${first(planet)}, lord of the year, is combust`,
  year_lord_powerless: ({ planet }) => `${first(planet)} has less than 5 units`,
  year_lord_debilitated: ({ planet }) => `${first(planet)} is debilitated`,
  year_lord_dusthana: ({ planet }) => `${first(planet)} stands in the 6th, 8th or 12th of the year`,
  year_lord_retrograde: ({ planet }) => `${first(planet)} is retrograde`,
  year_lord_nature: ({ band, planet }) => {
    const { effects, matters } = YEAR_NATURES[planet];
    return `${first(planet)} brings ${matters.en} to the front. ${effects[band].en}`;
  },
  year_lord_house: ({ house, planet, signIndex }) => {
    const effort = isDusthana(house) ? ' Results there take effort.' : '';
    const place = `${first(planet)} stands in ${signEn(signIndex)}, the ${ordinal(house)} house of the year.`;
    return `${place} It works through ${areaOf(house)}.${effort}`;
  },
  year_lord_muntha: ({ planet, signIndex, tie }) => {
    const where = `the Muntha in ${signEn(signIndex)}`;
    switch (tie) {
      case 'together':
        return `${first(planet)} stands with ${where}. The ruler and the theme of the year are one.`;
      case 'unseen':
        return `${first(planet)} does not see ${where}. The ruler and the theme of the year go separate ways.`;
      case 'friendly':
        return `${first(planet)} helps ${where} by a friendly aspect.`;
      case 'hostile':
        return `${first(planet)} presses on ${where} by a hostile aspect. The theme of the year takes work.`;
    }
  },
  year_lord_at_birth: ({ dignity, house, planet, promise, signIndex }) =>
    `At birth ${named(planet)} stands ${placedInSign(dignity, signIndex)}, in your ${ordinal(house)} house. ${PROMISES[promise]}`,
  year_lord_eighth: ({ eighthLord, planet, tie }) => {
    const eighth = `${first(eighthLord)}, lord of the 8th house,`;
    switch (tie) {
      case 'same':
        return `${first(planet)} also rules the 8th house of the year. Some of its results come after change and patience.`;
      case 'unseen':
        return `${eighth} does not touch ${named(planet)}.`;
      case 'together':
        return `${eighth} stands with ${named(planet)}. Its matters see change, so keep reserves.`;
      case 'friendly':
        return `${eighth} sees ${named(planet)} by a friendly aspect.`;
      case 'hostile':
        return `${eighth} sees ${named(planet)} by a hostile aspect. Keep reserves and avoid needless risks.`;
    }
  },
  year_lord_affliction: ({ planet, state }) => `${first(planet)} ${AFFLICTIONS[state]}`,
  lord_bala: ({ bala }) => `Pancha-vargiya bala ${bala.toFixed(2)} of 20`,
  lord_house: ({ house }) => `In the ${ordinal(house)} of the year`,
  lord_to_muntha: ({ aspect }) => `To the Muntha: ${aspect}`,
  lord_at_birth: ({ dignity, house }) => `At birth in the ${ordinal(house)}, ${dignity.replace('_', ' ')}`,
  lord_combust: () => 'Combust',
  lord_debilitated: () => 'Debilitated',
};
