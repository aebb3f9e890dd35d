/** The avakahada chakra of a birth: what almanacs print of the Moon beside the panchang. */
import { houseFrom, type Chart } from './chart.ts';
import { muhurtaChintamani, practice } from '../source.ts';
import {
  letterClassOf,
  NAME_SOUNDS,
  payaOfHouse,
  payaOfNakshatra,
  varnaOfSign,
  vashyaOf,
  vihagaOf,
  yunjaOf,
  type LetterClass,
  type NameSound,
  type Paya,
  type Varna,
  type Vashya,
  type Vihaga,
  type Yunja,
} from '../tables/avakahada.ts';
import { element, type Element } from '../tables/signs.ts';
import { NAKSHATRA_QUALITIES, type Gana, type Nadi, type Yoni } from '../tables/nakshatraQualities.ts';

/** What follows from the sign, nakshatra, pada and house of the Moon. */
export interface Avakahada {
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly yoni: Yoni;
  readonly yoniSex: 'male' | 'female';
  readonly gana: Gana;
  readonly nadi: Nadi;
  /** The element of the sign of the Moon. */
  readonly tatva: Element;
  /** By the house of the Moon from the ascendant, the usual reckoning. */
  readonly payaByHouse: Paya;
  readonly payaByNakshatra: Paya;
  readonly yunja: Yunja;
  readonly vihaga: Vihaga;
  /** The sounds of the four padas of the nakshatra. */
  readonly sounds: readonly NameSound[];
  /** Of the sound of the own pada. */
  readonly letterClass: LetterClass;
}

/** Returns the avakahada chakra of a birth. */
export function avakahadaOf(chart: Chart): Avakahada {
  const { Moon } = chart.planets;
  const { degreeInSign, nakshatraIndex, pada, signIndex } = Moon;
  const { gana, nadi, yoni, yoniSex } = NAKSHATRA_QUALITIES[nakshatraIndex]!;
  const sounds = NAME_SOUNDS[nakshatraIndex]!;
  return {
    varna: varnaOfSign(signIndex),
    vashya: vashyaOf(signIndex, degreeInSign),
    yoni,
    yoniSex,
    gana,
    nadi,
    tatva: element(signIndex),
    payaByHouse: payaOfHouse(houseFrom(chart.ascendant, Moon)),
    payaByNakshatra: payaOfNakshatra(nakshatraIndex),
    yunja: yunjaOf(nakshatraIndex),
    vihaga: vihagaOf(nakshatraIndex),
    sounds,
    letterClass: letterClassOf(sounds[pada - 1]!.devanagari),
  };
}

/** Where the avakahada chakra is from. */
export const AVAKAHADA_SOURCES = [
  muhurtaChintamani(6),
  practice('Manasagari 1'),
  practice('Almanac practice: sounds, yunja, vihaga, paya by nakshatra'),
];
