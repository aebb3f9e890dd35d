/** All nine transits together, in English. */
import type { SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import type { SkyWords } from '../../facts/transit.ts';
import { capitalised, dateEn, named, namedList, ordinal, signEn } from '../grammar.ts';
import { bindusTend, clauseEn, fromMoonEn, GROUND_EN, TRANSITS_ARE, untilEn } from './phrases.ts';

const ground = (signIndex: number, band: SarvaBand) => `${signEn(signIndex)} is ${GROUND_EN[band]} in your chart.`;

const place = (planet: Planet, moonHouse: number) =>
  `${capitalised(named(planet))} is in ${fromMoonEn(moonHouse, planet)}`;

const goodPlace = (planet: Planet, moonHouse: number) => `${place(planet, moonHouse)}, a good place.`;

const hardPlace = (planet: Planet, moonHouse: number) => `${place(planet, moonHouse)}, not a good place.`;

const acts = (planets: readonly Planet[], vedhaHouse: number, one: string, many: string) =>
  `${capitalised(namedList(planets))} in the ${ordinal(vedhaHouse)} ${planets.length > 1 ? many : one}`;

export const SKY_EN: Sentences<SkyWords> = {
  slow_planets: ({ jupiterSignIndex, rahuSignIndex, saturnSignIndex }) =>
    `The slow planets set the background, with Saturn in ${signEn(saturnSignIndex)}, Jupiter in ${signEn(jupiterSignIndex)} and Rahu in ${signEn(rahuSignIndex)}.`,
  go_back: ({ planets }) => clauseEn(planets, 'moves backwards', 'move backwards'),
  none_goes_back: () => 'No planet but the nodes moves backwards.',
  score_and_best: ({ band, planet }) =>
    `Taken together the transits are ${TRANSITS_ARE[band]} for your chart. ${capitalised(named(planet))} serves you best.`,
  next_ingress: ({ date, planet, signIndex }) =>
    `Next, ${named(planet)} goes to ${signEn(signIndex)} on ${dateEn(date)}.`,

  score_from_moon: ({ band, signIndex }) =>
    `Counted from your Moon in ${signEn(signIndex)}, the transits together are ${TRANSITS_ARE[band]}.`,
  support: ({ planets }) => clauseEn(planets, 'supports you', 'support you'),
  ask_for_care: ({ planets }) => `Be patient in matters of ${namedList(planets)}.`,
  held_by_vedha: ({ planets }) =>
    clauseEn(planets, 'is in a good place but held back by vedha', 'are in good places but held back by vedha'),
  relieved_by_vedha: ({ planets }) =>
    clauseEn(planets, 'is relieved by reverse vedha', 'are relieved by reverse vedha'),

  score_by_bindus: ({ band }) => `All transits together are ${TRANSITS_ARE[band]} for you.`,
  rich_in_bindus: ({ planets }) =>
    clauseEn(planets, 'passes where it has many bindus', 'pass where they have many bindus'),
  poor_in_bindus: ({ planets }) =>
    `${clauseEn(planets, 'passes where it has few bindus', 'pass where they have few bindus')} Be patient there.`,
  active_kakshas: ({ planets }) => clauseEn(planets, 'passes an active kaksha now', 'pass active kakshas now'),
  node_on_ground: ({ band, planet, signIndex, until }) =>
    `${planet} passes through ${signEn(signIndex)}${untilEn(until)}. Nodes receive no bindus, so those of all planets count. ${ground(signIndex, band)}`,
  bindus_until: ({ bindus, planet, signIndex, until }) =>
    `${capitalised(named(planet))} passes through ${signEn(signIndex)}${untilEn(until)}. ${bindusTend('Its', bindus)}`,
  ground_and_kaksha: ({ band, isActive, lord, planet, signIndex }) => {
    const other = lord === 'Ascendant' ? 'the ascendant' : named(lord);
    const kaksha = lord === planet ? 'its own kaksha' : `the kaksha of ${other}`;
    return `${ground(signIndex, band)} ${capitalised(named(planet))} now passes ${kaksha}, which ${isActive ? 'is active and gives' : 'is not active and gives little'}.`;
  },

  vedha_free: ({ moonHouse, planet, vedhaHouse }) =>
    `${goodPlace(planet, moonHouse)} No planet in the ${ordinal(vedhaHouse)} obstructs it.`,
  vedha_obstructed: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `${goodPlace(planet, moonHouse)} ${acts(planets, vedhaHouse, 'obstructs', 'obstruct')} it.`,
  vedha_relieved: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `${hardPlace(planet, moonHouse)} ${acts(planets, vedhaHouse, 'relieves', 'relieve')} it (vipareeta vedha).`,
  vedha_hard: ({ moonHouse, planet, vedhaHouse }) =>
    `${hardPlace(planet, moonHouse)} A planet in the ${ordinal(vedhaHouse)} would relieve it, but none that counts is there.`,
  vedha_unpaired: ({ moonHouse, planet }) =>
    `${hardPlace(planet, moonHouse)} The text names no house that could relieve it.`,
  vedha_exempt: ({ planets }) => clauseEn(planets, 'there counts for nothing', 'there count for nothing'),
  vedha_until: ({ date }) => `This holds until ${dateEn(date)}.`,
  vedha_summary: ({ favourable, neutralised, relieved, unfavourable }) => {
    const parts = [
      { planets: favourable, one: 'is free in a good place', many: 'are free in good places' },
      { planets: neutralised, one: 'is obstructed in a good place', many: 'are obstructed in good places' },
      { planets: relieved, one: 'is relieved in a hard place', many: 'are relieved in hard places' },
      { planets: unfavourable, one: 'is in a hard place without relief', many: 'are in hard places without relief' },
    ];
    const found = parts.filter(({ planets }) => planets.length > 0);
    return found.map(({ many, one, planets }) => clauseEn(planets, one, many)).join(' ');
  },
};
