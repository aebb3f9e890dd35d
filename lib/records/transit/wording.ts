/** Names of transit findings, and the sentences about one planet's transit. */
import { isFew, isMany } from '../../astro/ashtakavarga/bands.ts';
import type { ScorePart } from '../../astro/score.ts';
import type { Moorti } from '../../astro/tables/gochara.ts';
import { isNode } from '../../astro/tables/planets.ts';
import type { TransitFact } from '../../astro/transit/facts.ts';
import type { JudgedTransit, Reception, TransitBand } from '../../astro/transit/gochara.ts';
import type { WholeStay } from '../../astro/transit/stays.ts';
import { stagedTransitEffect } from '../../astro/transit/stagedEffects.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { TransitResult } from '../../astro/transit/vedha.ts';
import { writtenDate, type PlaceClock } from '../../time/civilTime.ts';
import type { Named, Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { TRANSIT } from '../../words/subjects/transit.ts';

export const RESULT_NAMES: Readonly<Record<TransitResult, Named>> = {
  favourable: { name: 'Favourable (shubha)', sanskrit: 'शुभ' },
  neutralised: { name: 'Held back by vedha', sanskrit: 'वेध से रुका' },
  relieved: { name: 'Relieved by reverse vedha', sanskrit: 'विपरीत वेध से राहत' },
  unfavourable: { name: 'Unfavourable (ashubha)', sanskrit: 'अशुभ' },
};

export const TRANSIT_BAND_NAMES: Readonly<Record<TransitBand, Named>> = {
  very_good: { name: 'Very good', sanskrit: 'बहुत अच्छा' },
  good: { name: 'Good', sanskrit: 'अच्छा' },
  mixed: { name: 'Mixed', sanskrit: 'मिला-जुला' },
  challenging: { name: 'Challenging', sanskrit: 'कम अनुकूल' },
  difficult: { name: 'Difficult', sanskrit: 'कठिन' },
};

export const MOORTI_NAMES: Readonly<Record<Moorti, Named>> = {
  swarna: { name: 'Swarna (gold)', sanskrit: 'स्वर्ण मूर्ति' },
  rajata: { name: 'Rajata (silver)', sanskrit: 'रजत मूर्ति' },
  tamra: { name: 'Tamra (copper)', sanskrit: 'ताम्र मूर्ति' },
  loha: { name: 'Loha (iron)', sanskrit: 'लौह मूर्ति' },
};

export const RECEPTION_NAMES: Readonly<Record<Reception, Named>> = {
  exalted: { name: 'Exalted (uchcha)', sanskrit: 'उच्च' },
  own: { name: 'Own sign (swakshetra)', sanskrit: 'स्वराशि' },
  friend: { name: 'Sign of a friend (mitra)', sanskrit: 'मित्र की राशि' },
  neutral: { name: 'Sign of a neutral planet (sama)', sanskrit: 'सम ग्रह की राशि' },
  enemy: { name: 'Sign of an enemy (shatru)', sanskrit: 'शत्रु की राशि' },
  debilitated: { name: 'Debilitated (neecha)', sanskrit: 'नीच' },
};

/** Returns the parts of a transit's score, or of that of all transits, with their labels in words. */
export function transitComponents(parts: readonly ScorePart<TransitFact>[], { lang }: Names): ScorePart[] {
  return parts.map((part) => ({ ...part, label: say(TRANSIT, part.label, lang) }));
}

/** How a transit is told: local time, language, and the age of the person. */
export interface ToldTransit {
  readonly clock: PlaceClock;
  readonly names: Names;
  readonly stage: LifeStage;
}

/** Returns the theme of a transit, the advice for it, and a description for this chart. */
export function transitText(
  { clock, names, stage }: ToldTransit,
  crossing: WholeStay,
  judged: JudgedTransit,
): { theme: string; counsel: string; text: string } {
  const { houseFromAscendant: house, houseFromMoon: moonHouse, place, planet } = judged;
  const { counsel, theme } = stagedTransitEffect(planet, moonHouse, stage);
  const words = TRANSIT[names.lang];
  const sentences = [
    words.passes({ planet, signIndex: place.signIndex, moonHouse, house, stage }),
    resultText(judged, stage, names),
    ...bindusTexts(judged, names),
    ...(place.isRetrograde && !isNode(planet) ? [words.goes_back({})] : []),
    ...untilTexts({ clock, names }, crossing, judged),
    words.helps({ planet, moonHouse, stage }),
  ];
  return { theme: names.text(theme), counsel: names.text(counsel), text: sentences.join(' ') };
}

function resultText(
  { houseFromMoon: moonHouse, planet, vedha }: JudgedTransit,
  stage: LifeStage,
  { lang }: Names,
): string {
  const words = TRANSIT[lang];
  const { by: planets, pairedHouse, result } = vedha;
  switch (result) {
    case 'favourable':
      return words.brings({ planet, moonHouse, stage });
    case 'neutralised':
      return words.held_back({ planet, moonHouse, stage, vedhaHouse: pairedHouse!, planets });
    case 'relieved':
      return words.is_relieved({ planet, moonHouse, stage, vedhaHouse: pairedHouse!, planets });
    case 'unfavourable':
      return words.tends_to_bring({ planet, moonHouse, stage });
  }
}

const FERTILE_SARVA = 30;
const MEAN_SARVA_FROM = 25;

/** A sentence where the bindus change what the house promises; none where they are average. */
function bindusTexts({ bindus, place, planet, sarva, vedha }: JudgedTransit, { lang }: Names): string[] {
  const words = TRANSIT[lang];
  const { signIndex } = place;
  const ground = sarva >= FERTILE_SARVA ? 'fertile' : sarva < MEAN_SARVA_FROM ? 'thin' : null;
  if (bindus === null) return ground ? [words.ground({ signIndex, sarva, isFertile: ground === 'fertile' })] : [];
  const amount = isMany(bindus) ? 'many' : isFew(bindus) ? 'few' : null;
  if (amount === null) return [];
  return [words.bindus({ planet, signIndex, bindus, amount, ground, sarva, result: vedha.result })];
}

function untilTexts(
  { clock, names }: { readonly clock: PlaceClock; readonly names: Names },
  { current, segments }: WholeStay,
  { planet }: JudgedTransit,
): string[] {
  if (current.endJdUT === null) return [];
  const words = TRANSIT[names.lang];
  const until = writtenDate(clock, current.endJdUT);
  const next = segments[segments.indexOf(current) + 1];
  if (!next) return [words.stays({ planet, until })];
  const lastJdUT = segments.at(-1)!.endJdUT;
  const exitDate = lastJdUT === null ? null : writtenDate(clock, lastJdUT);
  return [words.stays_and_returns({ planet, until, returnDate: writtenDate(clock, next.startJdUT!), exitDate })];
}
