/** Rudrakshas by their faces (mukhi), and the two of another growth. */
import { both, type Bilingual } from '../bilingual.ts';
import type { Source } from '../source.ts';
import type { Planet } from './planets.ts';

/** Faces and their mantras; the planets are of later practice. */
export const RUDRAKSHA_SOURCE: Source = { text: 'Shiva Purana, Vidyeshvara Samhita', chapter: '25' };

export interface Rudraksha {
  readonly id: string;
  readonly name: Bilingual;
  /** Number of faces; null for the two beads that are not named by them. */
  readonly faces: number | null;
  /** The planet of the bead; null for beads of no single planet. */
  readonly planet: Planet | null;
  readonly deity: Bilingual;
  readonly mantra: Bilingual;
  /** As a sentence takes it up: `for courage and protection`. */
  readonly purpose: Bilingual;
  /** Rare ones are dear; the plain ones cost little. */
  readonly isRare: boolean;
}

const HREEM = both('Om Hreem Namah', 'ॐ ह्रीं नमः');
const HUM = both('Om Hum Namah', 'ॐ हुं नमः');
const NAMAH = both('Om Namah', 'ॐ नमः');
const HREEM_HUM = both('Om Hreem Hum Namah', 'ॐ ह्रीं हुं नमः');

/** By the number of faces, ascending; those of another growth last. */
export const RUDRAKSHAS: readonly Rudraksha[] = [
  faced(1, 'Sun', both('Shiva', 'शिव'), HREEM, both('clarity of purpose', 'संकल्प की स्पष्टता'), true),
  faced(
    2,
    'Moon',
    both('Ardhanarishvara', 'अर्धनारीश्वर'),
    NAMAH,
    both('peace of mind and harmony', 'मन की शांति और सामंजस्य'),
  ),
  faced(
    3,
    'Mars',
    both('Agni', 'अग्निदेव'),
    both('Om Kleem Namah', 'ॐ क्लीं नमः'),
    both('energy without anger', 'क्रोध रहित ऊर्जा'),
  ),
  faced(4, 'Mercury', both('Brahma', 'ब्रह्मा'), HREEM, both('learning and speech', 'विद्या और वाणी')),
  faced(5, 'Jupiter', both('Kalagni Rudra', 'कालाग्नि रुद्र'), HREEM, both('wisdom and good counsel', 'ज्ञान और सद्बुद्धि')),
  faced(6, 'Venus', both('Kartikeya', 'कार्तिकेय'), HREEM_HUM, both('affection and the arts', 'स्नेह और कला')),
  faced(7, 'Saturn', both('Mahalakshmi', 'महालक्ष्मी'), HUM, both('patience in work and means', 'कर्म और धन में धैर्य')),
  faced(8, 'Rahu', both('Ganesha and Bhairava', 'गणेश और भैरव'), HUM, both('a clear head in confusion', 'भ्रम में स्पष्टता')),
  faced(9, 'Ketu', both('Durga', 'दुर्गा'), HREEM_HUM, both('inner strength', 'आंतरिक शक्ति')),
  faced(10, null, both('Vishnu', 'विष्णु'), HREEM, both('the peace of all planets', 'सभी ग्रहों की शांति'), true),
  faced(11, null, both('Hanuman', 'हनुमान'), HREEM_HUM, both('courage', 'साहस'), true),
  faced(
    12,
    'Sun',
    both('Aditya', 'आदित्य'),
    both('Om Kraum Kshaum Raum Namah', 'ॐ क्रौं क्षौं रौं नमः'),
    both('warmth and authority', 'तेज और अधिकार'),
    true,
  ),
  faced(13, 'Venus', both('the Vishvadevas', 'विश्वेदेव'), HREEM, both('grace and attraction', 'सौम्यता और आकर्षण'), true),
  faced(14, 'Saturn', both('Shiva', 'शिव'), NAMAH, both('foresight in hard times', 'कठिन समय में दूरदृष्टि'), true),
  {
    id: 'gaurishankar',
    name: both('Gaurishankar rudraksha', 'गौरीशंकर रुद्राक्ष'),
    faces: null,
    planet: null,
    deity: both('Shiva and Parvati', 'शिव और पार्वती'),
    mantra: both('Om Gaurishankaraya Namah', 'ॐ गौरीशंकराय नमः'),
    purpose: both('harmony in marriage', 'दांपत्य में सामंजस्य'),
    isRare: true,
  },
  {
    id: 'ganesh',
    name: both('Ganesh rudraksha', 'गणेश रुद्राक्ष'),
    faces: null,
    planet: null,
    deity: both('Ganesha', 'गणेश'),
    mantra: both('Om Gam Ganapataye Namah', 'ॐ गं गणपतये नमः'),
    purpose: both('a way through obstacles', 'विघ्नों में मार्ग'),
    isRare: true,
  },
];

function faced(
  faces: number,
  planet: Planet | null,
  deity: Bilingual,
  mantra: Bilingual,
  purpose: Bilingual,
  isRare = false,
): Rudraksha {
  const name = both(`${faces} mukhi rudraksha`, `${faces} मुखी रुद्राक्ष`);
  return { id: `mukhi_${faces}`, name, faces, planet, deity, mantra, purpose, isRare };
}

/** Returns the plain bead of a planet, which is the one with the fewest faces; Sun: 12, as that of one face is the rarest of all. */
export function rudrakshaOf(planet: Planet): Rudraksha {
  const own = RUDRAKSHAS.filter((one) => one.planet === planet);
  return own.find(({ isRare }) => !isRare) ?? own.at(-1)!;
}
