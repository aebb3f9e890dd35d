/** The paths of one planet, in English. */
import { CHANDRASHTAMA_HOUSE } from '../../../astro/panchang/chandrabala.ts';
import { arcText } from '../../../astro/rounding.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import { element } from '../../../astro/tables/signs.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import { MOODS } from '../../../astro/transit/tables/moods.ts';
import { SATURN_PASSAGES } from '../../../astro/transit/tables/saturnPhases.ts';
import { transitEffect } from '../../../astro/transit/tables/transitEffects.ts';
import type { Sentences } from '../../sentences.ts';
import type { PlanetPathWords } from '../../facts/transit.ts';
import { dateEn, listed, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';

const WEIGHT = {
  many: ' Many bindus make it easier.',
  few: ' Few bindus ask for a slower pace.',
} as const;

const untilEn = (until: string | null) => (until === null ? '' : ` until ${dateEn(until)}`);

export const PLANET_PATHS_EN: Sentences<PlanetPathWords> = {
  goes_next: ({ date, moonHouse, planet, signIndex }) =>
    `Next, ${named(planet)} goes to ${signEn(signIndex)} on ${dateEn(date)}, the ${ordinal(moonHouse)} from your Moon.`,
  best_ahead: ({ from, moonHouse, planet, signIndex, until }) =>
    `The best of the stays ahead of ${named(planet)} is in ${signEn(signIndex)}, the ${ordinal(moonHouse)} from your Moon, from ${dateEn(from)}${until === null ? '' : ` to ${dateEn(until)}`}.`,

  guru_bala: ({ moonHouse, until }) =>
    `Jupiter in the ${ordinal(moonHouse)} from your Moon gives guru bala${untilEn(until)}: a good time for marriage, study and beginnings.`,
  no_guru_bala: ({ moonHouse, until }) =>
    `Jupiter in the ${ordinal(moonHouse)} from your Moon gives no guru bala${untilEn(until)}.`,
  rite_of_peace: () => 'Custom honours Jupiter with a rite of peace before a wedding at such a time.',
  guru_bala_next: ({ date, moonHouse }) => `It comes next on ${dateEn(date)}, from the ${ordinal(moonHouse)}.`,

  saturn_under_way: ({ passages }) => {
    const described = passages.map(
      ({ kind, number }) => `${SATURN_PASSAGES[kind].en.toLowerCase()} (the ${ordinal(number)} of your life)`,
    );
    return `Under way: ${listed(described)}.`;
  },
  saturn_elsewhere: () => 'Neither sade sati nor dhaiya runs at present.',

  axis: ({ ketuHouse, rahuHouse }) =>
    `Rahu draws attention to ${areaOf(rahuHouse)} (the ${ordinal(rahuHouse)} house), while Ketu loosens the hold of ${areaOf(ketuHouse)} (the ${ordinal(ketuHouse)}): what is wanted on one side is paid for on the other, and balance between the two is the work of this time.`,
  close_contacts: ({ contacts }) => {
    const described = contacts.map(({ node, point, separationDeg }) => {
      const whom = point === 'Ascendant' ? 'your ascendant' : `${named(point)} of your birth`;
      return `${node} is within ${arcText(separationDeg)} of ${whom}`;
    });
    return `${listed(described)}: what these stand for comes to the fore now.`;
  },
  no_close_contact: () => 'No planet of birth is within 3° of a node.',
  node_used: ({ node }) => `The ${node} node is used; the two always stand opposite each other and move backwards.`,

  moon_stay: ({ bindus, moonHouse, signIndex }) => {
    const { counsel, theme } = transitEffect('Moon', moonHouse);
    const eighth = moonHouse === CHANDRASHTAMA_HOUSE ? ' (chandrashtama)' : '';
    const mood = MOODS[element(signIndex)].en;
    return `${signEn(signIndex)}, the ${ordinal(moonHouse)} from your Moon${eighth}: ${theme.en}; feelings are ${mood}.${bindus === null ? '' : WEIGHT[bindus]} It helps to ${counsel.en}.`;
  },
  tara_now: ({ nakshatraIndex, tara }) => {
    const { meaning, name } = TARAS.find(({ id }) => id === tara)!;
    return `The nakshatra is ${nakshatraEn(nakshatraIndex)}, whose tara for you is ${name} (${meaning.en}).`;
  },
  chandrashtama: ({ from, until }) =>
    `Chandrashtama, days to go gently, lasts from ${dateEn(from)} to ${dateEn(until)}.`,
  no_chandrashtama: () => 'No chandrashtama falls into the weeks told here.',
};
