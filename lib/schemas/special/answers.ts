/** Answers of /special; the records of each topic are in files of their own. */
import { DRAWN_TOO } from '../common/drawing/answers.ts';
import { endpoint, type Records } from '../common/records.ts';
import { shoolaEndpoint } from '../common/signDasha.ts';
import { AshtakavargaSarva } from './ashtakavarga.ts';
import { DrekkanaChart, HoraChart } from './specialCharts.ts';
import { Gandanta, MrityuBhaga, Pushkara, Vargottama } from './degrees.ts';
import { Kakshas } from './kaksha.ts';
import { Longevity } from './longevity.ts';
import { AvakahadaChakra, SpecialLagnas, Sphutas, Upagrahas } from './points/points.ts';
import { Upachaya } from './upachaya.ts';

export const answers = {
  ashtakavargaSarva: endpoint(
    'Sarvashtakavarga of all houses',
    'Bindus of each planet and of all together by sign, and each house read by them: band, rank, who gives, its neighbours, its lord; prastara, both reductions, pindas with their sensitive nakshatras and when Saturn next passes them (at as_of), thirds of life, and what other texts’ rows would change.',
    AshtakavargaSarva,
  ),
  drekkana: endpoint(
    'Drekkana chart: siblings and courage',
    'The chart of the thirds of signs (D3) as /varga/d3 draws it, read for younger and elder brothers and sisters and for courage, with the 22nd drekkana. ' +
      DRAWN_TOO,
    DrekkanaChart,
  ),
  gandanta: endpoint(
    'Gandanta',
    'Planets and the ascendant at the junctions of water and fire signs: how near, how strong, what each means in this chart and what eases it; with the tithi gandanta of the birth.',
    Gandanta,
  ),
  horaChart: endpoint(
    'Hora chart: wealth',
    'The chart of the halves of signs (D2) as /varga/d2 draws it, read for wealth: whose hora each planet stands in, and what the lords of savings and income and Jupiter give there. ' +
      DRAWN_TOO,
    HoraChart,
  ),
  kaksha: endpoint(
    'Kakshas: eighths of signs for transits',
    'For the nine planets and the ascendant the kaksha of birth, and for the planets the kaksha passed at as_of: its lord, whether it is active and who gave the bindus, when it was entered and is left, the kakshas that follow in the sign with their dates, and what each is worth.',
    Kakshas,
  ),
  longevity: endpoint(
    'Longevity (ayurdaya)',
    'A class of the texts, alpayu (0 to 32 years), madhyayu (32 to 64) or purnayu (64 to 100 and more), told only where the three pairs of signs and the mean of pindayu, amsayu and nisargayu agree, else undecided with what both say. Every pair, one class less by Saturn or more by Jupiter with every condition, each measure with its steps and verses, what supports vitality, and the planets that ask for care. No date is told, and no years to anyone below 32, of the short class, or behind the present age.',
    Longevity,
  ),
  mrityubhaga: endpoint(
    'Mrityu bhaga: critical degrees',
    'The nine planets, the ascendant and Mandi by the critical degrees of Jataka Parijata: the degree of each sign, the distance, what softens it, and what to look after.',
    MrityuBhaga,
  ),
  pushkara: endpoint(
    'Pushkara navamsha and pushkara bhaga',
    'Planets and the ascendant in the two nourishing ninths of each sign and on its nourishing degree, by element and by Jataka Parijata, with the navamsa sign and what it feeds.',
    Pushkara,
  ),
  shoolaDasha: shoolaEndpoint,
  upachaya: endpoint(
    'Upachaya: houses of growth',
    'Planets and lords of the houses 3, 6, 10 and 11 from the ascendant and from the Moon: who prospers, who grows, who is mixed, from what age on and in which years.',
    Upachaya,
  ),
  vargottama: endpoint(
    'Vargottama',
    'Planets and the ascendant that keep the sign of the birth chart in the navamsa, what each means by planet and house, and in how many of the sixteen vargas it keeps its sign.',
    Vargottama,
  ),
  avakahada: endpoint(
    'Avakahada chakra',
    'What almanacs print of the Moon at birth: varna, vashya, yoni, gana, nadi, tatva, paya, yunja, vihaga, the four sounds of the star, with sign, star, pada and the panchang of the birth.',
    AvakahadaChakra,
  ),
  lagnas: endpoint(
    'Special ascendants',
    'Bhava, hora, ghati, vighati, pranapada, sree, indu and varnada: where each falls, how far a minute of the clock moves it, hora and ghati by the other rule of sunrise too, and what each means in this chart. Null with a reason where the Sun does not rise.',
    SpecialLagnas,
  ),
  sphutas: endpoint(
    'Sphutas, yogi and bhrigu bindu',
    'Twelve sums of longitudes, the grade of seed and field by parity, the yogi and avayogi, and the middle between Rahu and the Moon, each with what it means here.',
    Sphutas,
  ),
  upagrahas: endpoint(
    'Upagrahas, Gulika and Mandi',
    'Five points counted from the Sun, and six that rise in parts of the day or the night: begin, middle and end of each part with what rises then. Practice differs on the instant, the part without a lord and Mandi: part, lordless, mandi.',
    Upagrahas,
  ),
} satisfies Records;
