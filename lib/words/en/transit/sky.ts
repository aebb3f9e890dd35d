/** All nine transits together, in English. */
import type { SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import { BINDU_RESULTS } from '../binduResults.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import type { SkyWords } from '../../facts/transit.ts';
import { capitalised, dateEn, named, namedList, ordinal, signEn } from '../grammar.ts';

const GROUND: Readonly<Record<SarvaBand, string>> = {
  very_weak: 'very thin ground',
  weak: 'thin ground',
  average: 'fair ground',
  good: 'good ground',
  strong: 'strong ground',
  very_strong: 'very strong ground',
};

const ground = (signIndex: number, band: SarvaBand, sarva: number) =>
  `${signEn(signIndex)} is ${GROUND[band]} in your chart (${sarva} bindus of all planets)`;

const clause = (planets: readonly Planet[], one: string, many: string) =>
  `${capitalised(namedList(planets))} ${planets.length > 1 ? many : one}.`;

const place = (planet: Planet, moonHouse: number) =>
  `${capitalised(named(planet))} is in the ${ordinal(moonHouse)} from your Moon`;

const untilEn = (until: string | null) => (until === null ? '' : ` until ${dateEn(until)}`);

export const SKY_EN: Sentences<SkyWords> = {
  slow_planets: ({ jupiterSignIndex, rahuSignIndex, saturnSignIndex }) =>
    `The ground is set by the slow planets: Saturn through ${signEn(saturnSignIndex)}, Jupiter through ${signEn(jupiterSignIndex)} and Rahu through ${signEn(rahuSignIndex)}.`,
  go_back: ({ planets }) => clause(planets, 'moves backwards', 'move backwards'),
  none_goes_back: () => 'No planet but the nodes moves backwards.',
  score_and_best: ({ planet, score }) =>
    `Taken together the passages stand at ${score} of 100 for your chart; ${named(planet)} serves it best.`,
  next_ingress: ({ date, planet, signIndex }) =>
    `Next, ${named(planet)} goes to ${signEn(signIndex)} on ${dateEn(date)}.`,

  score_from_moon: ({ score, signIndex }) =>
    `Counted from your Moon in ${signEn(signIndex)}, the passages stand at ${score} of 100.`,
  support: ({ planets }) => clause(planets, 'supports you', 'support you'),
  ask_for_care: ({ planets }) => clause(planets, 'asks for care', 'ask for care'),
  held_by_vedha: ({ planets }) =>
    clause(planets, 'is in a good place but held back by vedha', 'are in good places but held back by vedha'),
  relieved_by_vedha: ({ planets }) => clause(planets, 'is relieved by reverse vedha', 'are relieved by reverse vedha'),

  score_by_bindus: ({ score }) => `All passages together stand at ${score} of 100.`,
  rich_in_bindus: ({ planets }) =>
    clause(planets, 'passes where many bindus give freely', 'pass where many bindus give freely'),
  poor_in_bindus: ({ planets }) =>
    clause(planets, 'passes where few bindus ask for patience', 'pass where few bindus ask for patience'),
  active_kakshas: ({ planets }) =>
    clause(planets, 'passes an active kaksha at present', 'pass an active kaksha at present'),
  node_on_ground: ({ band, planet, sarva, signIndex, until }) =>
    `${planet} passes through ${signEn(signIndex)}${untilEn(until)}; the nodes receive no bindus, and ${ground(signIndex, band, sarva)}.`,
  bindus_until: ({ bindus, planet, signIndex, until }) =>
    `${capitalised(named(planet))} has ${bindus} of 8 bindus in ${signEn(signIndex)}${untilEn(until)}: ${BINDU_RESULTS[bindus]!}.`,
  ground_and_kaksha: ({ band, isActive, lord, planet, sarva, signIndex }) => {
    const other = lord === 'Ascendant' ? 'the ascendant' : named(lord);
    const kaksha = lord === planet ? 'its own kaksha' : `the kaksha of ${other}`;
    return `${ground(signIndex, band, sarva)}, and it now passes ${kaksha}, which ${isActive ? 'is active and gives' : 'is not active and gives little'}.`;
  },

  vedha_free: ({ moonHouse, planet, vedhaHouse }) =>
    `${place(planet, moonHouse)}, a good place, and nobody in the ${ordinal(vedhaHouse)} obstructs it.`,
  vedha_obstructed: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `${place(planet, moonHouse)}, a good place, but ${namedList(planets)} in the ${ordinal(vedhaHouse)} ${planets.length > 1 ? 'obstruct' : 'obstructs'} it.`,
  vedha_relieved: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `${place(planet, moonHouse)}, not a good place, but ${namedList(planets)} in the ${ordinal(vedhaHouse)} ${planets.length > 1 ? 'relieve' : 'relieves'} it (vipareeta vedha).`,
  vedha_hard: ({ moonHouse, planet, vedhaHouse }) =>
    `${place(planet, moonHouse)}, not a good place; somebody in the ${ordinal(vedhaHouse)} would relieve it, but nobody who counts is there.`,
  vedha_unpaired: ({ moonHouse, planet }) =>
    `${place(planet, moonHouse)}, not a good place, and the text pairs it with no house that could relieve it.`,
  vedha_exempt: ({ planets }) => clause(planets, 'there counts for nothing', 'there count for nothing'),
  vedha_until: ({ date }) => `This holds until ${dateEn(date)}.`,
  vedha_summary: ({ favourable, neutralised, relieved, unfavourable }) => {
    const parts = [
      { planets: favourable, words: 'free in a good place' },
      { planets: neutralised, words: 'obstructed in a good place' },
      { planets: relieved, words: 'relieved in a hard place' },
      { planets: unfavourable, words: 'in a hard place without relief' },
    ];
    const found = parts.filter(({ planets }) => planets.length > 0);
    return `${capitalised(found.map(({ planets, words }) => `${words}: ${namedList(planets)}`).join('; '))}.`;
  },
};
