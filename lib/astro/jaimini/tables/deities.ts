/** Forms in which the deity of each planet is worshipped (JS 1.2 on the twelfth from karakamsha; the avatars after BPHS 2.5-7). */
import type { Planet } from '../../tables/planets.ts';

export interface Deity {
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
}

export const DEITIES: Readonly<Record<Planet, readonly Deity[]>> = {
  Sun: [deity('Shiva', 'शिव'), deity('Rama', 'राम')],
  Moon: [deity('Parvati', 'पार्वती'), deity('Krishna', 'कृष्ण')],
  Mars: [deity('Kartikeya', 'कार्तिकेय'), deity('Hanuman', 'हनुमान'), deity('Narasimha', 'नरसिंह')],
  Mercury: [deity('Vishnu', 'विष्णु')],
  Jupiter: [deity('Dattatreya', 'दत्तात्रेय'), deity('Vamana', 'वामन'), deity('Guru', 'गुरु')],
  Venus: [deity('Lakshmi', 'लक्ष्मी')],
  Saturn: [deity('Narayana', 'नारायण'), deity('Kurma', 'कूर्म'), deity('Bhairava', 'भैरव')],
  Rahu: [deity('Durga', 'दुर्गा')],
  Ketu: [deity('Ganesha', 'गणेश'), deity('Matsya', 'मत्स्य')],
};

function deity(name: string, sanskrit: string): Deity {
  return { name, sanskrit };
}
