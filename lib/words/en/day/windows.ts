/** Names of the times of a day, and why they count, in English. */
import type { HoraReasonId } from '../../../astro/judgement/tables/dayWindows.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { CHOGHADIYAS } from '../../../astro/tables/dayParts.ts';
import { NITYA_YOGAS } from '../../../astro/tables/panchang.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import type { DayWindowWords } from '../../facts/day/windows.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, ordinal } from '../grammar.ts';

const HORA_REASONS: Readonly<Record<HoraReasonId, string>> = {
  ascendant_lord: 'lord of your ascendant',
  yogakaraka: 'yogakaraka of your chart',
  mahadasha_lord: 'lord of the running mahadasha',
  antardasha_lord: 'lord of the running antardasha',
  functional_benefic: 'a benefic for your ascendant',
  natural_benefic: 'a natural benefic',
  functional_malefic: 'a malefic for your ascendant',
  natural_malefic: 'a natural malefic',
};

export const DAY_WINDOWS_EN: Sentences<DayWindowWords> = {
  choghadiya: ({ choghadiya }) => `${CHOGHADIYAS.find(({ id }) => id === choghadiya)!.name} choghadiya`,
  hora: ({ lord }) => `Hora of ${named(lord)}`,
  tara: ({ tara }) => `${TARAS.find(({ id }) => id === tara)!.name} tara`,
  moon: ({ house }) => `Moon in the ${ordinal(house)}`,
  shunned_yoga: ({ isWhole, yoga }) => {
    const { name } = NITYA_YOGAS[yoga - 1]!;
    return isWhole ? name : `First part of ${name}`;
  },
  hora_reason: ({ reasons }) =>
    reasons.length === 0 ? 'Neutral for your chart' : capitalised(reasons.map((id) => HORA_REASONS[id]).join(', ')),
  tara_reason: ({ count }) => {
    const { meaning, nature } = taraOf(0, count - 1);
    return `Star ${count} from that of your birth, ${nature === 'shubh' ? 'favourable' : 'unfavourable'} (${meaning.en})`;
  },
  moon_reason: ({ house, paksha }) =>
    `The Moon in the ${ordinal(house)} from your Moon of birth brings ${CHANDRABALA[house - 1]!.effect[paksha].en}`,
  karaka_hora: ({ lord }) => `Hora of ${lord}, a significator of the matter`,
};
