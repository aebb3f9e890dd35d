/** Answers of /dosha. */
import {
  AllDoshas,
  DoshaAnswer,
  GandmoolAnswer,
  GrahanAnswer,
  KaalSarpAnswer,
  ManglikAnswer,
  NadiAnswer,
} from './doshaVerdicts.ts';
import { endpoint, type Records } from '../common/records.ts';

export const answers = {
  all: endpoint(
    'All doshas of the chart',
    'Manglik, Kaal Sarp, Pitra, Nadi, Guru Chandal, Grahan, Shrapit, Kemdrum, Gandmool and more, each with every condition, what relieves it, what is left of it, when it acts and what eases it; and a summary. With partner, a second birth, the doshas of a match are judged too.',
    AllDoshas,
  ),
  gandmool: endpoint(
    'Gandmool dosha',
    'The Moon at birth in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati: what its pada speaks of, how near the junction it is, what softens it.',
    GandmoolAnswer,
  ),
  grahan: endpoint(
    'Grahan dosha',
    'The Sun or the Moon with Rahu or Ketu in the birth chart: how near, and what relieves it. The navamsa is looked at too; in the navamsa alone it is partial.',
    GrahanAnswer,
  ),
  guruChandal: endpoint(
    'Guru Chandal dosha',
    'Jupiter joined or aspected by Rahu: how near, how strong Jupiter is, and what it may turn into.',
    DoshaAnswer,
  ),
  kaalSarp: endpoint(
    'Kaal Sarp dosha',
    'All planets on one side of the nodes, by longitude: whole or partial, who stands outside and how far, the direction, the kind by the house of Rahu, what relieves it.',
    KaalSarpAnswer,
  ),
  kemdrum: endpoint(
    'Kemdrum dosha',
    'No planet but a node in the 2nd or the 12th from the Moon, with the count of the texts beside it and what cancels it by BPHS 37: a planet in a kendra from the ascendant or the Moon, a benefic’s aspect on the Moon, or a Moon full and at home or exalted. A combust planet is no company.',
    DoshaAnswer,
  ),
  manglik: endpoint(
    'Manglik (Kuja) dosha',
    'Mars in the 1st, 4th, 7th, 8th or 12th from the ascendant, with the counts from the Moon and Venus, the fourteen conditions that relieve it one by one, the level before and after them. include_2nd counts the 2nd house too. With partner, a second birth, Mars in both charts is compared; that changes nothing in the verdict on this chart.',
    ManglikAnswer,
  ),
  nadi: endpoint(
    'Nadi',
    'The nadi of the Moon’s nakshatra, the nakshatras it clashes with in a match, and the exceptions. The dosha itself takes two charts: without partner it is unknown.',
    NadiAnswer,
  ),
  pitra: endpoint(
    'Pitra dosha',
    'The Sun or the lord of the 9th joined by Saturn or a node, and the Sun or the 9th house afflicted too, with each sign and its points, and what Jupiter and a lord at home take off. One half of it is partial; an aspect alone is a note.',
    DoshaAnswer,
  ),
  shrapit: endpoint(
    'Shrapit dosha',
    'Saturn and Rahu in one sign: how near, in which house, and what relieves it.',
    DoshaAnswer,
  ),
} satisfies Records;
