/** The paths of one planet, in English. */
import type { LifeStage } from '../../../astro/stage.ts';
import { CHANDRASHTAMA_HOUSE } from '../../../astro/panchang/chandrabala.ts';
import { arcText } from '../../../astro/rounding.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import { element } from '../../../astro/tables/signs.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import { MOODS } from '../../../astro/transit/tables/moods.ts';
import { SATURN_PASSAGES } from '../../../astro/transit/tables/saturnPhases.ts';
import { stagedTransitEffect } from '../../../astro/transit/stagedEffects.ts';
import type { Sentences } from '../../sentences.ts';
import type { PlanetPathWords } from '../../facts/transit.ts';
import { capitalised, dateEn, listed, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';
import { fromMoonEn, taraMeans, untilEn } from './phrases.ts';

const WEIGHT = {
  many: ' Many bindus there make it easier.',
  few: ' Bindus are few there, so go at a slower pace.',
} as const;

/** For what guru bala is good before and after the years of marriage. */
const GURU_BALA_SUITS: Partial<Readonly<Record<LifeStage, string>>> = {
  child: 'learning and good habits',
  youth: 'study and beginnings',
  elder: 'prayer, family and giving',
  old: 'prayer, family and giving',
};

export const PLANET_PATHS_EN: Sentences<PlanetPathWords> = {
  goes_next: ({ date, moonHouse, planet, signIndex }) =>
    `On ${dateEn(date)} ${named(planet)} goes to ${signEn(signIndex)}, ${fromMoonEn(moonHouse, planet)}.`,
  best_ahead: ({ from, planet, signIndex, until }) =>
    `The best time ahead for ${named(planet)} is ${until === null ? `from ${dateEn(from)} on` : `${dateEn(from)} to ${dateEn(until)}`}, in ${signEn(signIndex)}.`,

  guru_bala: ({ moonHouse, stage, until }) =>
    `Jupiter in ${fromMoonEn(moonHouse)} gives guru bala${untilEn(until)}. The time is good for ${GURU_BALA_SUITS[stage] ?? 'marriage, study and beginnings'}.`,
  no_guru_bala: ({ moonHouse, until }) => `Jupiter in ${fromMoonEn(moonHouse)} gives no guru bala${untilEn(until)}.`,
  rite_of_peace: () => 'Custom honours Jupiter with a rite of peace before a wedding at such a time.',
  guru_bala_next: ({ date, moonHouse }) =>
    `Guru bala comes next on ${dateEn(date)}, with Jupiter in ${fromMoonEn(moonHouse)}.`,

  saturn_under_way: ({ passages }) => {
    const described = passages.map(
      ({ kind, number }) => `your ${ordinal(number)} ${SATURN_PASSAGES[kind].en.toLowerCase()}`,
    );
    return `${capitalised(listed(described))} ${described.length > 1 ? 'are' : 'is'} under way.`;
  },
  saturn_elsewhere: () => 'Neither sade sati nor dhaiya runs at present.',

  axis: ({ ketuHouse, rahuHouse }) =>
    `Rahu in your ${ordinal(rahuHouse)} house draws attention to ${areaOf(rahuHouse)}. Ketu in your ${ordinal(ketuHouse)} house loosens the hold of ${areaOf(ketuHouse)}. What you gain on one side you pay for on the other, so keep a balance.`,
  close_contacts: ({ contacts }) => {
    const described = contacts.map(({ node, point, separationDeg }) => {
      const whom = point === 'Ascendant' ? 'your ascendant' : `${named(point)} in your birth chart`;
      return `${node} is within ${arcText(separationDeg)} of ${whom}.`;
    });
    return `${described.join(' ')} What ${contacts.length > 1 ? 'these points stand' : 'this point stands'} for comes to the fore now.`;
  },
  no_close_contact: () => 'No planet of birth is within 3° of a node.',
  node_used: ({ node }) =>
    `The ${node} node is used. Rahu and Ketu always stand opposite each other and move backwards.`,

  moon_stay: ({ bindus, moonHouse, signIndex, stage }) => {
    const { counsel, theme } = stagedTransitEffect('Moon', moonHouse, stage);
    const eighth = moonHouse === CHANDRASHTAMA_HOUSE ? ' (chandrashtama)' : '';
    const place = `The Moon in ${signEn(signIndex)}, ${fromMoonEn(moonHouse, 'Moon')}${eighth}, brings ${theme.en}.`;
    const weight = bindus === null ? '' : WEIGHT[bindus];
    return `${place} The mood is ${MOODS[element(signIndex)].en}.${weight} ${capitalised(counsel.en)}.`;
  },
  tara_now: ({ nakshatraIndex, tara }) => {
    const { name } = TARAS.find(({ id }) => id === tara)!;
    return `The nakshatra is ${nakshatraEn(nakshatraIndex)}, whose tara for you is ${name}. ${taraMeans(tara)}`;
  },
  chandrashtama: ({ from, until }) =>
    `Chandrashtama lasts from ${dateEn(from)} to ${dateEn(until)}. Go gently on those days.`,
  no_chandrashtama: () => 'No chandrashtama falls in the weeks listed here.',
};
