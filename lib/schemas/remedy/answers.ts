/** Answers of /remedy. */
import { endpoint, type Records } from '../common/records.ts';
import { Gemstones } from './gemstones.ts';
import { Donations, Fasts, Mantras, Pujas, Rudrakshas, Yantras } from './acts.ts';

export const answers = {
  gemstones: endpoint(
    'Gemstones',
    'All nine stones, each with its verdict and what decides it: lord of the ascendant, lords of trikonas, yogakaraka, dasha lord, weak benefics; lords of the 6th, 8th and 12th and functional malefics are never worn. The recommended ones by benefit times weakness, with weight, metal, finger, day, hora, nakshatras, dates and substitutes, and which are not worn together.',
    Gemstones,
  ),
  mantras: endpoint(
    'Mantras',
    'Mantras for weak planets and the lords of the running periods, with totals and malas a day, the chosen deity (Ishta Devata, the twelfth from karakamsha) with its prayer, and the prayers for everybody.',
    Mantras,
  ),
  donations: endpoint(
    'Gifts (daan)',
    'Gifts for weak and afflicted planets, planets in the 6th, 8th and 12th, Saturn during sade sati, functional malefics and lords of the 6th, 8th and 12th: what, to whom, on which day and why.',
    Donations,
  ),
  fasting: endpoint(
    'Fasts (vrat)',
    'Weekday fasts for weak and afflicted planets, with what is eaten, for how many weeks, from which date to which, and what takes the place of a fast.',
    Fasts,
  ),
  puja: endpoint(
    'Rites (puja)',
    'The propitiation of strained planets (graha shanti) with its wood, grain and direction, and the worship of the chosen deity.',
    Pujas,
  ),
  rudraksha: endpoint(
    'Rudrakshas',
    'The bead of each strained planet by its faces (mukhi), beads of no single planet with the reason for or against, and the table of all.',
    Rudrakshas,
  ),
  yantra: endpoint(
    'Yantras',
    'The squares of numbers of weak and afflicted planets, ready to be drawn, with the reason for each.',
    Yantras,
  ),
} satisfies Records;
