/** Vratas that come back with their tithi in every month, adhika months included. */
import { both, type Bilingual } from '../../bilingual.ts';
import { dharmaSindhu, nirnayaSindhu, type Source } from '../../source.ts';
import { ALMANACS, AT_SUNRISE, BEGINS_BEFORE_SUNSET, EKADASHI, PURVA_VIDDHA, within } from './festivalRow.ts';
import type { TithiRule } from './festivalRow.ts';
import type { VrataId } from './ids.ts';

export interface VrataRow {
  readonly id: VrataId;
  readonly name: Bilingual;
  /** 1 to 30. */
  readonly tithis: readonly number[];
  readonly rule: TithiRule;
  readonly sources: readonly Source[];
}

/** Dharma Sindhu, first pariccheda, with the order of the almanacs for ties. */
const GENERAL = [dharmaSindhu(1), ALMANACS];

const row = (
  id: VrataId,
  name: Bilingual,
  tithis: readonly number[],
  rule: TithiRule,
  sources: readonly Source[] = GENERAL,
): VrataRow => ({ id, name, tithis, rule, sources });

export const VRATAS: readonly VrataRow[] = [
  row('ekadashi', both('Ekadashi', 'एकादशी'), [11, 26], EKADASHI, [dharmaSindhu(1)]),
  row('pradosha', both('Pradosh Vrat', 'प्रदोष व्रत'), [13, 28], within('pradosha', 'first', 'udaya')),
  row('sankashti', both('Sankashti Chaturthi', 'संकष्टी चतुर्थी'), [19], within('moonrise', 'first', 'udaya')),
  row('vinayaka', both('Vinayaka Chaturthi', 'विनायक चतुर्थी'), [4], within('madhyahna', 'longer_first', 'begins')),
  row('skanda_shashthi', both('Skanda Shashthi', 'स्कंद षष्ठी'), [6], BEGINS_BEFORE_SUNSET),
  row('durgashtami', both('Masik Durgashtami', 'मासिक दुर्गाष्टमी'), [8], AT_SUNRISE),
  row('kalashtami', both('Kalashtami', 'कालाष्टमी'), [23], within('pradosha', 'first', 'udaya')),
  row(
    'masik_janmashtami',
    both('Masik Krishna Janmashtami', 'मासिक कृष्ण जन्माष्टमी'),
    [23],
    within('nishita', 'second', 'udaya'),
  ),
  row(
    'masik_shivaratri',
    both('Masik Shivaratri', 'मासिक शिवरात्रि'),
    [29],
    within('nishita', 'longer_second', 'begins'),
  ),
  row('purnima', both('Purnima', 'पूर्णिमा'), [15], AT_SUNRISE),
  row('purnima_vrat', both('Purnima Vrat', 'पूर्णिमा व्रत'), [15], PURVA_VIDDHA, [nirnayaSindhu(2)]),
  row('amavasya', both('Amavasya', 'अमावस्या'), [30], AT_SUNRISE),
  row('darsha_amavasya', both('Darsha Amavasya', 'दर्श अमावस्या'), [30], within('aparahna', 'longer_first', 'begins'), [
    dharmaSindhu(3),
    ALMANACS,
  ]),
];

const BY_ID = new Map(VRATAS.map((vrata) => [vrata.id, vrata]));

/** Returns the row of a vrata. */
export function vrataRow(id: VrataId): VrataRow {
  return BY_ID.get(id)!;
}

/** Names of the Pradosha of some weekdays, Sunday 0. */
export const PRADOSHA_NAMES: Readonly<Partial<Record<number, Bilingual>>> = {
  1: both('Soma Pradosh Vrat', 'सोम प्रदोष व्रत'),
  2: both('Bhauma Pradosh Vrat', 'भौम प्रदोष व्रत'),
  6: both('Shani Pradosh Vrat', 'शनि प्रदोष व्रत'),
};

/** Names of the Amavasya of some weekdays, Sunday 0. */
export const AMAVASYA_NAMES: Readonly<Partial<Record<number, Bilingual>>> = {
  1: both('Somavati Amavasya', 'सोमवती अमावस्या'),
  6: both('Shani Amavasya', 'शनि अमावस्या'),
};

/** Weekday on which a Chaturthi of Ganesha is called Angaraki. */
export const ANGARAKI_VARA = 2;
