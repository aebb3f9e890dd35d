/** Planets and signs as a text names them, in English, Hindi and Hindi in Latin letters. */
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';

const PLANET_WORDS: Readonly<Record<Planet, string>> = {
  Sun: 'sun surya soorya suraj सूर्य सूरज रवि',
  Moon: 'moon chandra chandrama chandrma चन्द्र चंद्र चन्द्रमा चंद्रमा',
  Mars: 'mars mangal मंगल',
  Mercury: 'mercury budh बुध',
  Jupiter: 'jupiter guru brihaspati गुरु बृहस्पति',
  Venus: 'venus shukra शुक्र',
  Saturn: 'saturn shani शनि',
  Rahu: 'rahu राहु राहू',
  Ketu: 'ketu केतु केतू',
};

const WORD = /[\p{L}\p{M}]+/gu;
const planetOf = new Map(
  PLANETS.flatMap((planet) =>
    PLANET_WORDS[planet]
      .normalize('NFC')
      .split(' ')
      .map((word) => [word, planet] as const),
  ),
);

/** Returns the planets that a text names, whole words alone: Monday names no Moon. */
export function planetsIn(text: string): Set<Planet> {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return new Set(words.flatMap((word) => planetOf.get(word) ?? []));
}
