/** Yogas that the transits of a day form with a birth chart. */
import type { DayWindow, WindowFact } from '../../lib/astro/judgement/day/windows.ts';
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import { lastingOverlap } from '../../lib/astro/panchang/overlap.ts';
import type { PersonalYoga } from '../../lib/schemas/pdae/analysis.ts';
import { spanRecord } from '../../lib/records/day/common.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';
import { windowName, windowReason } from './windowWords.ts';

type Kind = Pick<PersonalYoga, 'id' | 'nature'>;

/** Lists them in order of time. */
export function personalYogas(windows: readonly DayWindow[], day: PersonalDay): PersonalYoga[] {
  const single = windows.flatMap((window): PersonalYoga[] => {
    const kind = kindOf(window.fact);
    if (!kind) return [];
    const name = KIND_NAMES[kind.id]?.[day.names.lang] ?? windowName(window.fact, day.names);
    return [{ ...kind, name, ...spanRecord(window, day), meaning: windowReason(window, day.names) }];
  });
  // Compared as instants: local time may be set back within the day.
  return [...single, ...togetherYogas(windows, day)].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}

function kindOf(fact: WindowFact): Kind | null {
  switch (fact.kind) {
    case 'tara':
      if (fact.of.tara.count === 1) return { id: 'janma_nakshatra', nature: 'mixed' };
      return fact.of.tara.nature === 'shubh' ? { id: 'good_tara', nature: 'good' } : { id: 'hard_tara', nature: 'bad' };
    case 'moon':
      if (fact.of.moon.isChandrashtama) return { id: 'chandrashtama', nature: 'bad' };
      return fact.of.moon.nature === 'shubh' ? { id: 'good_moon', nature: 'good' } : null;
    case 'panchaka':
      return { id: 'panchaka', nature: 'mixed' };
    default:
      return null;
  }
}

const KIND_NAMES: Readonly<Partial<Record<PersonalYoga['id'], Bilingual>>> = {
  janma_nakshatra: both('Star of birth', 'जन्म नक्षत्र'),
};

const TOGETHER: Readonly<Record<'name' | 'meaning', Bilingual>> = {
  name: both('Tara and Moon together', 'तारा और चंद्रमा दोनों अनुकूल'),
  meaning: both(
    'A favourable tara and a favourable place of the Moon hold at once. Use this part of the day for what matters most.',
    'शुभ तारा और शुभ चंद्र-स्थान एक साथ हैं: सबसे ज़रूरी काम इसी समय करें।',
  ),
};

function togetherYogas(windows: readonly DayWindow[], day: PersonalDay): PersonalYoga[] {
  const stars = windows.filter(({ fact }) => fact.kind === 'tara' && fact.of.tara.nature === 'shubh');
  const moons = windows.filter(({ fact }) => fact.kind === 'moon' && fact.of.moon.nature === 'shubh');
  const { lang } = day.names;
  return stars.flatMap((star) =>
    moons.flatMap((moon): PersonalYoga[] => {
      const span = lastingOverlap(star, moon);
      if (!span) return [];
      const { meaning, name } = TOGETHER;
      return [
        { id: 'tara_and_moon', name: name[lang], ...spanRecord(span, day), nature: 'good', meaning: meaning[lang] },
      ];
    }),
  );
}
