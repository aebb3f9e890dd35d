/** Remedies for Saturn while sade sati or dhaiya runs, each with its reason in this chart. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import { remedyOf, type RemedyKind } from '../../lib/astro/remedy/planetRemedies.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { SaturnPassage } from '../../lib/astro/transit/saturn.ts';
import type { SaturnIntensity } from '../../lib/astro/transit/saturnIntensity.ts';
import { hindiOrdinal, ordinal } from '../../lib/astro/words.ts';
import type { SadeSati } from '../../lib/schemas/transit/saturn.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { writtenDate } from '../../lib/time/civilTime.ts';
import { namesIn } from '../../lib/words/names.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import type { SaturnKind } from '../../lib/records/transit/saturn.ts';
import type { TransitInstant, TransitSky } from '../../lib/records/transit/passages.ts';

interface Named {
  readonly planet: Planet;
  readonly kind: RemedyKind;
  readonly reason: Bilingual;
}

/** In order of priority. */
export function saturnRemedies(
  sky: TransitSky<'Saturn'>,
  kind: SaturnKind,
  passage: SaturnPassage,
  intensity: SaturnIntensity | null,
): SadeSati['remedies'] {
  const { names } = sky;
  const isAfflicted = intensity?.parts.some(({ id }) => id === 'moon') ?? false;
  const isStrong = intensity?.band === 'severe';
  const named: Named[] = [
    { planet: 'Saturn', kind: 'donation', reason: passageReason(sky, kind, passage) },
    { planet: 'Saturn', kind: 'mantra', reason: placeReason(sky) },
    { planet: 'Saturn', kind: 'worship', reason: WORSHIP_REASON },
    ...(isAfflicted ? [{ planet: 'Moon', kind: 'mantra', reason: MOON_REASON } as const] : []),
    ...(isStrong ? [{ planet: 'Saturn', kind: 'fast', reason: fastReason(intensity.score) } as const] : []),
  ];
  return named.map(({ kind: of, planet, reason }, i) =>
    remedyRecord(remedyOf(planet, of), i + 1, reason[names.lang], names),
  );
}

function passageReason({ clock }: TransitInstant, kind: SaturnKind, { endJdUT }: SaturnPassage): Bilingual {
  const [en, hi] = kind === 'sade_sati' ? ['sade sati', 'साढ़ेसाती'] : ['dhaiya', 'ढैया'];
  if (endJdUT === null)
    return both(`Your ${en} runs, and giving eases it.`, `आपकी ${hi} चल रही है; दान से राहत मिलती है।`);
  const date = writtenDate(clock, endJdUT);
  return both(
    `Your ${en} runs until ${dateText(date, 'en')}; giving makes Saturn lighter.`,
    `आपकी ${hi} ${dateText(date, 'hi')} तक है; दान से शनि का भार हल्का होता है।`,
  );
}

function placeReason({ judged, gochara }: TransitSky<'Saturn'>): Bilingual {
  const { houseFromMoon, place } = judged.Saturn;
  const hindi = namesIn('hi');
  const moonSign = gochara.chart.signs.Moon;
  return both(
    `Saturn is in ${SIGNS[place.signIndex]!}, the ${ordinal(houseFromMoon)} from your Moon in ${SIGNS[moonSign]!}; repetition steadies the mind.`,
    `शनि ${hindi.sign(place.signIndex)} राशि में, आपके चंद्रमा से ${hindiOrdinal(houseFromMoon)} भाव में है; जप मन को स्थिर करता है।`,
  );
}

const WORSHIP_REASON = both(
  'Tradition sets these forms of worship against the pressure of Saturn.',
  'परंपरा में शनि के दबाव के समय इस उपासना का विधान है।',
);

const MOON_REASON = both(
  'The Moon of your birth is under strain, and this passage of Saturn touches it.',
  'आपका जन्म-चंद्र पीड़ित है और शनि का यह गोचर उसी को छूता है।',
);

function fastReason(score: number): Bilingual {
  return both(
    `The pressure is strong in your chart (${score} of 100), so more than one support is named.`,
    `आपकी कुंडली में दबाव प्रबल है (100 में ${score}), इसलिए एक से अधिक उपाय दिए गए हैं।`,
  );
}
