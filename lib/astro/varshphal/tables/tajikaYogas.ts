/** The yogas of the annual chart: names and effects (Tajika Nilakanthi, Samjna Tantra). */
import type { PanchangName } from '../../tables/panchang.ts';

export type TajikaYogaId =
  | 'ikkabala'
  | 'induvara'
  | 'ithasala'
  | 'ishrafa'
  | 'nakta'
  | 'yamaya'
  | 'manaau'
  | 'kamboola'
  | 'gairi_kamboola'
  | 'khallasara'
  | 'radda';

export interface TajikaYogaRow extends PanchangName {
  readonly id: TajikaYogaId;
  readonly polarity: 'good' | 'bad';
  readonly result: string;
}

/** In the order of the text. */
export const TAJIKA_YOGAS: readonly TajikaYogaRow[] = [
  row('ikkabala', 'Ikkabala', 'इक्कवाल', 'good', 'A year of standing and gain, in which effort is seen.'),
  row('induvara', 'Induvara', 'इंदुवार', 'bad', 'A quiet year that asks for patience, as results come in small measure.'),
  row('ithasala', 'Ithasala', 'इत्थशाल', 'good', 'What the two planets stand for comes together.'),
  row('ishrafa', 'Ishrafa', 'ईशराफ', 'bad', 'What the two planets stand for lies behind, or slips past.'),
  row('nakta', 'Nakta', 'नक्त', 'good', 'The matter is fulfilled through a third person, who carries it quickly.'),
  row(
    'yamaya',
    'Yamaya',
    'यमया',
    'good',
    'The matter is fulfilled through an elder or a mediator who gathers both sides.',
  ),
  row(
    'manaau',
    'Manaau',
    'मणऊ',
    'bad',
    'A hard third party gets between; the matter needs protection and a second try.',
  ),
  row('kamboola', 'Kamboola', 'कंबूल', 'good', 'The Moon joins in: the matter ripens with ease and goodwill.'),
  row('gairi_kamboola', 'Gairi-kamboola', 'गैरिकंबूल', 'good', 'The Moon joins late: help comes towards the end.'),
  row(
    'khallasara',
    'Khallasara',
    'खल्लासर',
    'bad',
    'The Moon stays apart: the matter lacks goodwill and has to stand by itself.',
  ),
  row('radda', 'Radda', 'रद्द', 'bad', 'A lord too weak to hold what it is given: promised, begun, and given back.'),
];

function row(
  id: TajikaYogaId,
  name: string,
  sanskrit: string,
  polarity: TajikaYogaRow['polarity'],
  result: string,
): TajikaYogaRow {
  return { id, name, sanskrit, polarity, result };
}
