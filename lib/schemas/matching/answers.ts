/** Answers of /matching. */
import { endpoint, type Records } from '../common/records.ts';
import { DashaSandhiAnswer, MarsAnswer, PapaAnswer, ReportAnswer } from './chartAnswers.ts';
import { Ashtakoota, Partners, PoruthamAnswer, StarsAnswer } from './match.ts';
import { MatchRules } from './matchRules.ts';

export const answers = {
  ashtakoota: endpoint(
    'Ashtakoota: the eight koots',
    'Two births by the 36 points of the North: every koot with what was seen for both, why it has its points, its exceptions met or not, and the total without and with those that are applied. Without a birth time, what is the same all day and what it would take. It says neither yes nor no.',
    Ashtakoota,
  ),
  porutham: endpoint(
    'Porutham: the ten of the South',
    'Two births by the ten poruthams, counted from the bride: how fully each agrees, what was seen, and which five custom holds essential.',
    PoruthamAnswer,
  ),
  mars: endpoint(
    'Mars in both charts',
    'The verdict on Manglik in each chart, how the two compare and by which rule, and the units of B. V. Raman.',
    MarsAnswer,
  ),
  papaSamya: endpoint(
    'Papa samya',
    'Mars, Saturn, the Sun and Rahu in six houses from ascendant, Moon and Venus in both charts, as Kerala counts them. It foretells nothing.',
    PapaAnswer,
  ),
  dashaSandhi: endpoint(
    'Dasha sandhi and sama dasha',
    'Changes of mahadasha of the two that come close together, and spans in which one lord rules for both.',
    DashaSandhiAnswer,
  ),
  report: endpoint(
    'The whole comparison',
    'Koots, poruthams, Mars, papa samya, dashas and further evidence of two charts, with a summary in words.',
    ReportAnswer,
  ),
  stars: endpoint(
    'Two birth stars',
    'Koots and poruthams of two nakshatras with their padas, without birth data.',
    StarsAnswer,
  ),
  partners: endpoint(
    'Stars of possible partners',
    'One birth beside all 108 padas: the totals of each, best first.',
    Partners,
  ),
  rules: endpoint(
    'The tables of matching',
    'Classes, matrices, exceptions, bands and poruthams by which matches are made here, with their sources and other readings.',
    MatchRules,
  ),
} satisfies Records;
