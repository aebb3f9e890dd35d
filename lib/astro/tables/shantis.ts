/** The rite of each planet: recitation, wood of the fire, grain and direction (BPHS 84; later practice). */
import { both, type Bilingual } from '../bilingual.ts';
import type { Planet } from './planets.ts';

export interface Shanti {
  readonly name: Bilingual;
  /** Offered to the fire, 108 or 28 times, with honey, ghee, curd or milk. */
  readonly wood: Bilingual;
  readonly grain: Bilingual;
  /** In which the planet has its place among the nine. */
  readonly direction: Bilingual;
}

const SOUTH_WEST = both('south-west', 'नैर्ऋत्य (दक्षिण-पश्चिम)');

/** The rite of each planet, Sun to Ketu. */
export const SHANTIS: Readonly<Record<Planet, Shanti>> = {
  Sun: {
    name: both('Surya Graha Shanti', 'सूर्य ग्रह शांति'),
    wood: both('arka', 'आक'),
    grain: both('wheat', 'गेहूँ'),
    direction: both('east', 'पूर्व'),
  },
  Moon: {
    name: both('Chandra Shanti', 'चंद्र शांति'),
    wood: both('palasha', 'पलाश'),
    grain: both('rice', 'चावल'),
    direction: both('north-west', 'वायव्य (उत्तर-पश्चिम)'),
  },
  Mars: {
    name: both('Mangal Shanti', 'मंगल शांति'),
    wood: both('khadira', 'खैर'),
    grain: both('red lentils', 'मसूर'),
    direction: both('south', 'दक्षिण'),
  },
  Mercury: {
    name: both('Budh Shanti', 'बुध शांति'),
    wood: both('apamarga', 'अपामार्ग'),
    grain: both('green moong', 'मूँग'),
    direction: both('north', 'उत्तर'),
  },
  Jupiter: {
    name: both('Guru Shanti', 'गुरु शांति'),
    wood: both('pippala', 'पीपल'),
    grain: both('chana dal', 'चना दाल'),
    direction: both('north-east', 'ईशान (उत्तर-पूर्व)'),
  },
  Venus: {
    name: both('Shukra Shanti', 'शुक्र शांति'),
    wood: both('udumbara', 'गूलर'),
    grain: both('rice', 'चावल'),
    direction: both('south-east', 'आग्नेय (दक्षिण-पूर्व)'),
  },
  Saturn: {
    name: both('Shani Shanti', 'शनि शांति'),
    wood: both('shami', 'शमी'),
    grain: both('urad', 'उड़द'),
    direction: both('west', 'पश्चिम'),
  },
  Rahu: {
    name: both('Rahu Shanti', 'राहु शांति'),
    wood: both('durva grass', 'दूर्वा'),
    grain: both('urad', 'उड़द'),
    direction: SOUTH_WEST,
  },
  Ketu: {
    name: both('Ketu Shanti', 'केतु शांति'),
    wood: both('kusha grass', 'कुश'),
    grain: both('horse gram', 'कुलथी'),
    direction: SOUTH_WEST,
  },
};
