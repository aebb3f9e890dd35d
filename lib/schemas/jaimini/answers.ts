/** Answers of /jaimini. */
import { countedAnswers } from './countedDashas.ts';
import { dashaAnswers } from './jaiminiDashas.ts';
import { Amatyakaraka, Atmakaraka, CharaKarakas, Darakaraka, Putrakaraka } from './karakas.ts';
import { Argalas, ArudhaLagna, Karakamsha, Swamsha, Upapada } from './points.ts';
import { endpoint, type Records } from '../common/records.ts';

export const answers = {
  charaKaraka: endpoint(
    'Variable significators (chara karakas)',
    'The seven planets, or with karaka_scheme 8 also Rahu, by how far they have come in their signs: atmakaraka, amatyakaraka, bhratrikaraka, matrikaraka, putrakaraka, gnatikaraka, darakaraka; ties, margins, and what the other scheme would say.',
    CharaKarakas,
  ),
  atmakaraka: endpoint(
    'Atmakaraka, significator of the soul',
    'The planet of the highest degree: place, navamsa, company and strength, karakamsha, the chosen deity (Ishta Devata) with its reasoning, and the lesson.',
    Atmakaraka,
  ),
  amatyakaraka: endpoint(
    'Amatyakaraka, significator of work',
    'The planet of the second highest degree, its relation to the atmakaraka, its house from the arudha of the ascendant and from karakamsha, and fields of work with the reason for each.',
    Amatyakaraka,
  ),
  darakaraka: endpoint(
    'Darakaraka, significator of the spouse',
    'The planet of the lowest degree in birth chart and navamsa, and how it stands to Venus, the lord of the 7th and the upapada.',
    Darakaraka,
  ),
  putrakaraka: endpoint(
    'Putrakaraka, significator of children',
    'The significator of children, and how it stands to the 5th house, its lord, Jupiter and the ascendant of the saptamsa.',
    Putrakaraka,
  ),
  karakamsha: endpoint(
    'Karakamsha',
    'The navamsa sign of the atmakaraka as an ascendant: houses counted from it over the navamsa and over the birth chart, the effects that hold, the deities, and the sign of release.',
    Karakamsha,
  ),
  swamsha: endpoint(
    'Swamsha: the lord of the ascendant in the navamsa',
    'Navamsa sign, house, dignity, conjunctions and aspects of the lord of the ascendant, and the ascendant of the navamsa, which others mean by the word.',
    Swamsha,
  ),
  arudhaLagna: endpoint(
    'Arudha Lagna and the twelve padas',
    'Where the ascendant and every house are seen: the count, the lord and why it was chosen, the exceptions; and what the image in the world rests on.',
    ArudhaLagna,
  ),
  upapada: endpoint(
    'Upapada Lagna',
    'The arudha of the 12th house and what it says of marriage: the family of the spouse, what sustains the marriage, and what asks for care.',
    Upapada,
  ),
  argala: endpoint(
    'Argala and its obstruction',
    'For each house the planets that intervene from the 2nd, 4th, 11th and 5th, those that obstruct them from the 12th, 10th, 3rd and 9th, who prevails and why, and a net score with its points.',
    Argalas,
  ),
  ...dashaAnswers,
  ...countedAnswers,
} satisfies Records;
