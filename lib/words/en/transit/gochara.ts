/** The transit of one planet, in English. */
import type { TransitResult } from '../../../astro/transit/vedha.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { stagedTransitEffect } from '../../../astro/transit/stagedEffects.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import type { Sentences } from '../../sentences.ts';
import type { GocharaWords } from '../../facts/transit.ts';
import { capitalised, dateEn, named, namedList, ordinal, signEn } from '../grammar.ts';
import { fromMoonEn } from './phrases.ts';

const WITH_MANY_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'so the good comes freely',
  neutralised: 'so you keep some of the good all the same',
  relieved: 'so the passage is gentler still',
  unfavourable: 'so the passage is gentler than usual',
};

const WITH_FEW_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'so expect less than the place promises',
  neutralised: 'so there was little to gain in any case',
  relieved: 'so take some care even now',
  unfavourable: 'so take more care',
};

const theme = (planet: Planet, moonHouse: number, stage: LifeStage) =>
  stagedTransitEffect(planet, moonHouse, stage).theme.en;

const seated = (planets: readonly Planet[], vedhaHouse: number, one: string, many: string) =>
  `${capitalised(namedList(planets))} in ${fromMoonEn(vedhaHouse)} ${planets.length > 1 ? many : one}`;

const fromMoonOf = (stage: LifeStage) => `From ${stage === 'child' ? 'the' : 'your'} Moon`;

export const GOCHARA_EN: Sentences<GocharaWords> = {
  passes: ({ house, moonHouse, planet, signIndex, stage }) => {
    const passing = `${capitalised(named(planet))} passes through ${signEn(signIndex)}`;
    // Many houses have matters that are not a child's.
    if (stage === 'child') return `${passing}, the ${ordinal(house)} house of the chart.`;
    return `${passing}, ${fromMoonEn(moonHouse, planet)}. That is your ${ordinal(house)} house, of ${areaOf(house)}.`;
  },
  brings: ({ moonHouse, planet, stage }) =>
    `${fromMoonOf(stage)} the place is good, and nothing obstructs it. Here ${named(planet)} brings ${theme(planet, moonHouse, stage)}.`,
  held_back: ({ moonHouse, planet, planets, stage, vedhaHouse }) =>
    `${fromMoonOf(stage)} the place is good. Here ${named(planet)} would bring ${theme(planet, moonHouse, stage)}. ${seated(planets, vedhaHouse, 'holds', 'hold')} this back for now.`,
  is_relieved: ({ moonHouse, planet, planets, stage, vedhaHouse }) =>
    `Here ${named(planet)} tends to bring ${theme(planet, moonHouse, stage)}. ${seated(planets, vedhaHouse, 'relieves', 'relieve')} this for now.`,
  tends_to_bring: ({ moonHouse, planet, stage }) =>
    `Here ${named(planet)} tends to bring ${theme(planet, moonHouse, stage)}.`,
  ground: ({ isFertile, signIndex }) =>
    `${signEn(signIndex)} is ${isFertile ? 'fertile' : 'thin'} ground in your chart.`,
  bindus: ({ amount, ground, planet, result, signIndex }) => {
    const [sign, isMany] = [signEn(signIndex), amount === 'many'];
    const own = `${capitalised(named(planet))} has ${amount} bindus in ${sign}, ${(isMany ? WITH_MANY_BINDUS : WITH_FEW_BINDUS)[result]}.`;
    if (ground === null) return own;
    return isMany === (ground === 'fertile')
      ? `${own} ${sign} is ${ground} ground in your chart, too.`
      : `${own} Yet ${sign} is ${ground} ground in your chart.`;
  },
  goes_back: () => 'The planet moves backwards, so old matters of this kind come up again. Settle them now.',
  stays: ({ planet, until }) => `${capitalised(named(planet))} stays there until ${dateEn(until)}.`,
  stays_and_returns: ({ exitDate, planet, returnDate, until }) => {
    const exit = exitDate === null ? '' : ` It leaves for good on ${dateEn(exitDate)}.`;
    return `${capitalised(named(planet))} stays there until ${dateEn(until)} and returns on ${dateEn(returnDate)}.${exit}`;
  },
  helps: ({ moonHouse, planet, stage }) => `${capitalised(stagedTransitEffect(planet, moonHouse, stage).counsel.en)}.`,
};
