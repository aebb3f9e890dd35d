/**
 * Forms in which the deity of each planet is worshipped.
 *
 * First those whom the Sutras name in their order of planets (1.2.72-79, of the twelfth from karakamsha), then the
 * avatar of the planet, and what practice adds. Skanda of Ketu and Kartikeya of Mars are one.
 */
import { bphs, jaiminiSutras, practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';

export interface Deity {
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  readonly source: Source;
}

const AVATARS = bphs(2, '5-7');
const PRACTICE = practice('Worship in practice');

/** Sutra of 1.2 that names the deity of each planet. */
const SUTRAS: Readonly<Record<Planet, number>> = {
  Sun: 72,
  Moon: 73,
  Venus: 74,
  Mars: 75,
  Mercury: 76,
  Saturn: 76,
  Jupiter: 77,
  Rahu: 78,
  Ketu: 79,
};

/** Returns the sutra that names the deity of a planet. */
export function deitySutra(planet: Planet): Source {
  return jaiminiSutras('1.2', String(SUTRAS[planet]));
}

export const ISHTA_DEITIES: Readonly<Record<Planet, readonly [Deity, ...Deity[]]>> = {
  Sun: [deity('Shiva', 'शिव', deitySutra('Sun')), deity('Rama', 'राम', AVATARS)],
  Moon: [deity('Parvati', 'पार्वती', deitySutra('Moon')), deity('Krishna', 'कृष्ण', AVATARS)],
  Mars: [
    deity('Kartikeya', 'कार्तिकेय', deitySutra('Mars')),
    deity('Hanuman', 'हनुमान', PRACTICE),
    deity('Narasimha', 'नरसिंह', AVATARS),
  ],
  Mercury: [deity('Vishnu', 'विष्णु', deitySutra('Mercury'))],
  Jupiter: [deity('Samba Shiva', 'सांब शिव', deitySutra('Jupiter')), deity('Vamana', 'वामन', AVATARS)],
  Venus: [deity('Lakshmi', 'लक्ष्मी', deitySutra('Venus'))],
  Saturn: [
    deity('Narayana', 'नारायण', deitySutra('Saturn')),
    deity('Kurma', 'कूर्म', AVATARS),
    deity('Bhairava', 'भैरव', PRACTICE),
  ],
  Rahu: [deity('Durga', 'दुर्गा', deitySutra('Rahu'))],
  Ketu: [
    deity('Ganesha', 'गणेश', deitySutra('Ketu')),
    deity('Skanda', 'स्कंद', deitySutra('Ketu')),
    deity('Matsya', 'मत्स्य', AVATARS),
  ],
};

function deity(name: string, sanskrit: string, source: Source): Deity {
  return { name, sanskrit, source };
}
