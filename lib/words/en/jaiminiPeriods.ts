/** Sentences on the dashas of /jaimini in English. */
import type { DayPartId } from '../../astro/dasha/sandhyaKala.ts';
import type { ClassicalBrahma } from '../../astro/jaimini/brahma.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { isOddSign } from '../../astro/tables/signs.ts';
import type { JaiminiDashaWords } from '../facts/jaiminiPeriods.ts';
import type { Sentences } from '../sentences.ts';
import { housesEn, lengthEn } from './dasha.ts';
import { capitalised, named, namedList, signEn } from './grammar.ts';

const CLASSICAL_REASONS: Readonly<Record<ClassicalBrahma['reason'], string>> = {
  only_candidate: 'It is the only lord of your 6th, 8th and 12th in an odd sign of the visible half.',
  highest_degree: 'It has most degrees among the lords of your 6th, 8th and 12th in odd, visible signs.',
  eighth_lord_from_atmakaraka:
    'It rules the eighth from the atmakaraka. No lord of your 6th, 8th and 12th stands in an odd, visible sign.',
};

const PARTS: Readonly<Record<DayPartId, string>> = {
  khanda: 'the dawn',
  mugdha: 'the day',
  sudha: 'the dusk',
  poorna: 'the night',
};

const lordOf = (planet: Planet, houses: readonly number[]) =>
  `${capitalised(named(planet))}, lord of your ${housesEn(houses)},`;

const wayFrom = (signIndex: number) => (isOddSign(signIndex) ? 'from Aries' : 'back from Pisces');

export const JAIMINI_DASHA_EN: Sentences<JaiminiDashaWords> = {
  brahma_at_home: ({ houses, planet, signIndex }) =>
    `${lordOf(planet, houses)} stands in the 8th itself, ${signEn(signIndex)}, and so is Brahma.`,
  brahma_by_degrees: ({ houses, planet, signIndex }) =>
    `${lordOf(planet, houses)} is Brahma, in ${signEn(signIndex)}. It has most degrees among the lords of your 8th, 6th and 12th houses.`,
  from_classical_brahma: ({ planet, signIndex }) =>
    `The same years begin with ${signEn(signIndex)}, the sign of ${named(planet)}, which is Brahma as the Sutras word it.`,
  backward_from_even: ({ signIndex }) => `The signs follow backward, as ${signEn(signIndex)} is an even sign.`,
  classical_brahma: ({ handedOverBy, planet, reason }) =>
    handedOverBy
      ? `${handedOverBy} comes first. ${CLASSICAL_REASONS[reason]} It does not act as Brahma, so ${named(planet)}, sixth from it in the order of planets, does.`
      : `${capitalised(named(planet))} is Brahma. ${CLASSICAL_REASONS[reason]}`,
  varnada: ({ ascendantCount, ascendantSignIndex, horaCount, horaSignIndex, isSum, number, signIndex }) => {
    const joined = isSum ? ascendantCount + horaCount : Math.abs(ascendantCount - horaCount);
    const counted = (sign: number, count: number) => `${signEn(sign)}, counts ${count} ${wayFrom(sign)}.`;
    return [
      `The ascendant, ${counted(ascendantSignIndex, ascendantCount)}`,
      `The hora ascendant, ${counted(horaSignIndex, horaCount)}`,
      `Their ${isSum ? 'sum' : 'difference'} is ${joinedText(joined, number)}.`,
      `Sign ${number} ${wayFrom(ascendantSignIndex)} is ${signEn(signIndex)}, which is the varnada.`,
    ].join(' ');
  },
  varnada_itself: ({ signIndex }) => `${signEn(signIndex)} is the varnada itself, so it has 12 years.`,
  years_from_varnada: ({ signIndex, varnadaSignIndex, years }) =>
    `Counting forward from the varnada ${signEn(varnadaSignIndex)} to ${signEn(signIndex)} makes ${lengthEn(years)}.`,
  counts_added: ({ signIndex }) =>
    `Read of the counts, which are both odd, the verse adds them. The varnada is then ${signEn(signIndex)}.`,
  varnada_trine: ({ benefics, isTrident, malefics, signIndex }) => {
    const sign = signEn(signIndex);
    const touch = `${namedList(malefics)} ${malefics.length > 1 ? 'touch' : 'touches'}`;
    const guard = `${namedList(benefics)} ${benefics.length > 1 ? 'guard' : 'guards'}`;
    if (!isTrident && malefics.length === 0) {
      return benefics.length > 0
        ? `${capitalised(guard)} ${sign}, so its period is a steady one.`
        : `No planet stands in ${sign} or aspects it. Its period is what you make of it.`;
    }
    const why = isTrident
      ? `${sign} belongs to the trident of Rudra${malefics.length > 0 ? `, and ${touch} it` : ''}.`
      : `${capitalised(touch)} ${sign}.`;
    return benefics.length > 0
      ? `${why} Take some care in its period. Yet ${guard} it.`
      : `${why} Look after health and rest in its period.`;
  },
  past_of_part: ({ ghatikas, multiplier, part, past, unitYears }) =>
    [
      `Of the ${ghatikas} ghatikas of ${PARTS[part]}, about ${Math.round(past)} had passed at birth.`,
      `Their number, times ${multiplier} and divided by 15, gives the Sun ${lengthEn(unitYears)}.`,
      'The Moon has twice that, and so on to nine times for Ketu.',
    ].join(' '),
  past_by_clock: ({ most, past }) => {
    const kind = 'A ghatika is 24 minutes of the clock here, whatever the season.';
    return past < most
      ? `${kind} About ${Math.round(past)} had passed at birth.`
      : `${kind} More than ${most} had passed of this long part. The text gives it no more, so ${most} are counted.`;
  },
};

/** A sum beyond twelve signs is reduced by a full round: `14, less 12`. */
function joinedText(joined: number, number: number): string {
  if (joined === number) return String(joined);
  return joined === 0 ? '0, which counts as 12' : `${joined}, less 12`;
}
