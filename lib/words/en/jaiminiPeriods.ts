/** Sentences on the dashas of /jaimini in English. */
import type { DayPartId } from '../../astro/dasha/sandhyaKala.ts';
import type { ClassicalBrahma } from '../../astro/jaimini/brahma.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign } from '../../astro/tables/signs.ts';
import type { JaiminiDashaWords } from '../facts/jaiminiPeriods.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from './grammar.ts';

const CLASSICAL_REASONS: Readonly<Record<ClassicalBrahma['reason'], string>> = {
  only_candidate: 'the only lord of 6, 8 or 12 in an odd sign of the visible half',
  highest_degree: 'the one with most degrees of the lords of 6, 8 and 12 in odd signs of the visible half',
  eighth_lord_from_atmakaraka:
    'lord of the eighth from the atmakaraka, as no lord of 6, 8 or 12 stands in an odd sign of the visible half',
};

const PARTS: Readonly<Record<DayPartId, string>> = {
  khanda: 'the dawn',
  mugdha: 'the day',
  sudha: 'the dusk',
  poorna: 'the night',
};

const lordOf = (planet: Planet, houses: readonly number[]) =>
  `${capitalised(named(planet))}, lord of the ${listed(houses.map(ordinal))} house,`;

const wayFrom = (signIndex: number) => (isOddSign(signIndex) ? 'from Aries' : 'back from Pisces');

export const JAIMINI_DASHA_EN: Sentences<JaiminiDashaWords> = {
  brahma_at_home: ({ houses, planet, signIndex }) =>
    `${lordOf(planet, houses)} stands in the 8th, ${signEn(signIndex)}, and is Brahma at once.`,
  brahma_by_degrees: ({ candidates, houses, planet, signIndex }) => {
    const shown = candidates.map((one) => `${named(one.planet)} ${one.degreeInSign.toFixed(2)}°`);
    return `${lordOf(planet, houses)} has most degrees within its sign among the lords of 8, 6 and 12 (${listed(shown)}) and is Brahma, in ${signEn(signIndex)}.`;
  },
  from_classical_brahma: ({ planet, signIndex }) =>
    `The same years from ${signEn(signIndex)}, the sign of ${named(planet)}, Brahma as the Sutras word it.`,
  backward_from_even: ({ signIndex }) => `The signs follow backward, as ${signEn(signIndex)} is an even sign.`,
  classical_brahma: ({ handedOverBy, planet, reason }) =>
    handedOverBy
      ? `${handedOverBy} is ${CLASSICAL_REASONS[reason]}, but does not act as Brahma; ${named(planet)}, the sixth from it in the order of the planets, does.`
      : `${capitalised(named(planet))} is ${CLASSICAL_REASONS[reason]}.`,
  varnada: ({ ascendantCount, ascendantSignIndex, horaCount, horaSignIndex, isSum, number, signIndex }) => {
    const joined = isSum ? ascendantCount + horaCount : Math.abs(ascendantCount - horaCount);
    const counted = (sign: number, count: number) => `${signEn(sign)}, counts ${count} ${wayFrom(sign)}`;
    return `The ascendant, ${counted(ascendantSignIndex, ascendantCount)}; the hora ascendant, ${counted(horaSignIndex, horaCount)}. Their ${isSum ? 'sum' : 'difference'} is ${joinedText(joined, number)}, so the varnada is sign ${number} ${wayFrom(ascendantSignIndex)}: ${signEn(signIndex)}.`;
  },
  varnada_itself: ({ signIndex }) => `${signEn(signIndex)} is the varnada itself: 12 years.`,
  years_from_varnada: ({ signIndex, varnadaSignIndex, years }) =>
    `From the varnada ${signEn(varnadaSignIndex)} forward to ${signEn(signIndex)}: ${years} ${years === 1 ? 'year' : 'years'}.`,
  counts_added: ({ signIndex }) =>
    `The verse read of the counts, which are both odd and are added: the varnada is ${signEn(signIndex)}.`,
  varnada_trine: ({ benefics, isTrident, malefics, signIndex }) => {
    const sign = signEn(signIndex);
    const guard = benefics.length > 0 ? `${namedList(benefics)} ${benefics.length > 1 ? 'guard' : 'guards'} it` : '';
    const why = [
      ...(isTrident ? ['it belongs to the trident of Rudra'] : []),
      ...(malefics.length > 0 ? [`${namedList(malefics)} ${malefics.length > 1 ? 'touch' : 'touches'} it`] : []),
    ].join(', and ');
    if (why && guard) return `The period of ${sign} asks for some care, as ${why}; but ${guard}.`;
    if (why) return `The period of ${sign} asks for care of health and rest, as ${why}.`;
    if (guard) return `The period of ${sign} is a steady one: ${guard}.`;
    return `No planet stands in ${sign} or aspects it: its period is what is made of it.`;
  },
  past_of_part: ({ ghatikas, multiplier, part, past, unitYears }) =>
    `Of the ${ghatikas} ghatikas of ${PARTS[part]}, ${past.toFixed(3)} had passed: ${past.toFixed(3)} x ${multiplier} / 15 is ${unitYears.toFixed(4)} years for the Sun, twice that for the Moon, and so on to nine times for Ketu.`,
  past_by_clock: ({ most, past }) => {
    const kind = 'A ghatika is 24 minutes of the clock, whatever the season';
    return past < most
      ? `${kind}: ${past.toFixed(3)} had passed.`
      : `${kind}. More than ${most} had passed of this long part, which has no more in the text: ${most} are counted.`;
  },
};

/** A sum beyond twelve signs is reduced by a full round: `14, less 12`. */
function joinedText(joined: number, number: number): string {
  if (joined === number) return String(joined);
  return joined === 0 ? '0, which counts as 12' : `${joined}, less 12`;
}
