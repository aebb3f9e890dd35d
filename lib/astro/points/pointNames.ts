/** Names of the points, in English letters and in Devanagari. */
import type { PanchangName } from '../tables/panchang.ts';
import type { SpecialAscendant } from './specialAscendants.ts';
import type { Sphuta } from './sphutas.ts';
import type { EighthUpagraha, SolarUpagraha } from './upagrahas.ts';

/** The upagrahas that rise at an instant of the day or the night. */
export type TimedUpagraha = EighthUpagraha | 'mandi';

function names<Id extends string>(
  ...rows: readonly (readonly [id: Id, name: string, sanskrit: string])[]
): Readonly<Record<Id, PanchangName>> {
  return Object.fromEntries(rows.map(([id, name, sanskrit]) => [id, { name, sanskrit }])) as Record<Id, PanchangName>;
}

export const ASCENDANT_NAMES = names<SpecialAscendant>(
  ['bhava', 'Bhava lagna', 'भाव लग्न'],
  ['hora', 'Hora lagna', 'होरा लग्न'],
  ['ghati', 'Ghati lagna', 'घटी लग्न'],
  ['vighati', 'Vighati lagna', 'विघटी लग्न'],
  ['pranapada', 'Pranapada', 'प्राणपद'],
  ['sree', 'Sree lagna', 'श्री लग्न'],
  ['indu', 'Indu lagna', 'इंदु लग्न'],
  ['varnada', 'Varnada lagna', 'वर्णद लग्न'],
);

export const SOLAR_NAMES = names<SolarUpagraha>(
  ['dhuma', 'Dhuma', 'धूम'],
  ['vyatipata', 'Vyatipata', 'व्यतीपात'],
  ['parivesha', 'Parivesha', 'परिवेष'],
  ['indrachapa', 'Indrachapa', 'इंद्रचाप'],
  ['upaketu', 'Upaketu', 'उपकेतु'],
);

export const TIMED_NAMES = names<TimedUpagraha>(
  ['kala', 'Kala', 'काल'],
  ['mrityu', 'Mrityu', 'मृत्यु'],
  ['artha_prahara', 'Arthaprahara', 'अर्धप्रहर'],
  ['yamaghantaka', 'Yamaghantaka', 'यमघंटक'],
  ['gulika', 'Gulika', 'गुलिक'],
  ['mandi', 'Mandi', 'मांदी'],
);

export const SPHUTA_NAMES = names<Sphuta>(
  ['prana', 'Prana sphuta', 'प्राण स्फुट'],
  ['deha', 'Deha sphuta', 'देह स्फुट'],
  ['mrityu', 'Mrityu sphuta', 'मृत्यु स्फुट'],
  ['tri', 'Tri sphuta', 'त्रिस्फुट'],
  ['chatus', 'Chatus sphuta', 'चतुःस्फुट'],
  ['pancha', 'Pancha sphuta', 'पंचस्फुट'],
  ['sookshma_tri', 'Sookshma tri sphuta', 'सूक्ष्म त्रिस्फुट'],
  ['beeja', 'Beeja sphuta', 'बीज स्फुट'],
  ['kshetra', 'Kshetra sphuta', 'क्षेत्र स्फुट'],
  ['tithi', 'Tithi sphuta', 'तिथि स्फुट'],
  ['yoga', 'Yoga sphuta', 'योग स्फुट'],
  ['rahu_tithi', 'Rahu tithi sphuta', 'राहु तिथि स्फुट'],
);
