/** Names, notes and the assessment of /pdae/tarabala. */
import type { LifeStage } from '../../lib/astro/stage.ts';
import { both } from '../../lib/astro/bilingual.ts';
import type { MoonBala, MoonBalaSpan } from '../../lib/astro/judgement/day/moonBala.ts';
import type { CombinedBala } from '../../lib/astro/panchang/chandrabala.ts';
import type { ChandraNature } from '../../lib/astro/tables/chandrabala.ts';
import type { PanchangName } from '../../lib/astro/tables/panchang.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';
import { DAY_MOON } from '../../lib/words/subjects/day/moon.ts';

export const NATURE_NAMES: Readonly<Record<ChandraNature, PanchangName>> = {
  shubh: { name: 'Shubh (favourable)', sanskrit: 'शुभ' },
  madhyam: { name: 'Madhyam (medium)', sanskrit: 'मध्यम' },
  sama: { name: 'Sama (neutral)', sanskrit: 'सम' },
  ashubh: { name: 'Ashubh (unfavourable)', sanskrit: 'अशुभ' },
};

export const COMBINED_NAMES: Readonly<Record<CombinedBala, PanchangName>> = {
  excellent: { name: 'Excellent', sanskrit: 'उत्तम' },
  good: { name: 'Good', sanskrit: 'शुभ' },
  mixed: { name: 'Mixed', sanskrit: 'मिश्र' },
  avoid: { name: 'Better avoided', sanskrit: 'टालने योग्य' },
};

export const TARABALA_NOTES = [
  both(
    'Tara, house of the Moon and what they make together hold at local noon. The periods show when they change.',
    'तारा, चंद्रमा का स्थान और दोनों का मेल स्थानीय दोपहर 12 बजे का है; दिन में ये कब बदलते हैं, यह अलग दिया गया है।',
  ),
  both(
    'Janma, the star of birth, counts as unfavourable for beginnings, though mildly.',
    'जन्म तारा नई शुरुआत के लिए अशुभ गिनी जाती है, पर हल्की।',
  ),
  both(
    'Points, and the weight that later rounds leave to an unfavourable tara, are interpretive.',
    'अंक और दूसरे-तीसरे फेरे में अशुभ तारा का घटता असर हमारा अपना आकलन है।',
  ),
];

/**
 * Returns what tara and Moon say of a day.
 *
 * @param later the periods after the one at noon
 * @param stage of the person on that day
 */
export function assessment(
  { combined, moon, nakshatraIndex, paksha, signIndex, tara }: MoonBala,
  natalNakshatraIndex: number,
  later: readonly MoonBalaSpan[],
  stage: LifeStage,
  day: PersonalDay,
): string {
  const words = DAY_MOON[day.names.lang];
  const turn = later.find((span) => span.combined !== combined);
  return [
    words.star_at_noon({ date: day.date, nakshatraIndex, natalNakshatraIndex }),
    words.moon_at_noon({ signIndex, house: moon.house, paksha }),
    words.verdict({ combined, count: tara.count, nature: moon.nature, stage }),
    ...(turn ? [turnSaid(turn, day)] : []),
  ].join(' ');
}

/** What changes later in the day. */
function turnSaid({ combined, moon, startJdUT, tara }: MoonBalaSpan, { date, instant, names }: PersonalDay): string {
  const at = instant(startJdUT);
  return DAY_MOON[names.lang].turn({
    time: at.slice(11, 16),
    date: at.startsWith(date) ? null : at.slice(0, 10),
    tara: tara.id,
    house: moon.house,
    combined,
  });
}
