/** Sentences about the life areas that the day favours, and the one that needs care, with the reasons. */
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import { DAY_CATEGORIES, leadingCategories, type DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { CategoryItem } from '../../astro/judgement/day/score/categories.ts';
import { EKADASHIS } from '../../astro/tables/panchang.ts';
import type { MatterReasonFacts } from '../../words/facts/day/prose.ts';
import { DAY_PROSE } from '../../words/subjects/day/prose.ts';
import { isQuiet, planetOf, type DayFacts, type DescribedTransit } from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import type { VariantOf } from './variants.ts';

/** Why a life area scores above or below the day as a whole, and the planets responsible. */
export interface MatterReason {
  readonly id: ReasonId;
  readonly planets: readonly Planet[];
}

export interface Matter {
  readonly id: DayCategoryId;
  readonly score: number;
  /** The largest positive contribution; null where there is none. */
  readonly helpedBy: MatterReason | null;
  /** The largest negative contribution. */
  readonly pressedBy: MatterReason | null;
}

type ReasonId = Exclude<CategoryItem['id'], 'day' | 'disha_shool'>;

const DESCRIBED: readonly ReasonId[] = [
  'karakas',
  'moon_house',
  'sarvashtakavarga',
  'double_transit',
  'dasha_lord',
  'vara',
  'nakshatra',
  'rikta',
  'new_moon',
  'vishti',
  'panchaka',
  'fierce_star',
  'chandrashtama',
  'moon_in_twelfth',
  'mrityu_yoga',
];

/** Returns the life areas that are told at the age of the person, the best first. */
export function mattersOf({ categories, stage, transits }: DayFacts): Matter[] {
  return leadingCategories(stage)
    .map((id) => {
      const { components, score } = categories[id];
      const own = components
        .filter((item): item is typeof item & { readonly id: ReasonId } => DESCRIBED.some((id) => id === item.id))
        .sort((a, b) => b.points - a.points);
      const [most, least] = [own[0]!, own.at(-1)!];
      const reason = (item: typeof most, side: 1 | -1) => ({
        id: item.id,
        planets: behind(item.id, id, transits, side),
      });
      return {
        id,
        score,
        helpedBy: most.points > 0 ? reason(most, 1) : null,
        pressedBy: least.points < 0 ? reason(least, -1) : null,
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** The significator with the best transit, or with the worst. */
function behind(reason: ReasonId, matter: DayCategoryId, transits: DayFacts['transits'], side: 1 | -1): Planet[] {
  if (reason === 'double_transit') return ['Jupiter', 'Saturn'];
  if (reason !== 'karakas') return [];
  const weight = ({ effect }: DescribedTransit) => side * effect.score;
  const own = transits.filter(({ id }) => DAY_CATEGORIES[matter].karakas.includes(planetOf(id)));
  return [planetOf(own.reduce((most, found) => (weight(found) > weight(most) ? found : most)).id)];
}

/** Returns two sentences: the life areas that the day favours most, and the one that needs care. */
export function areas(facts: DayFacts, variant: VariantOf): Sentence[] {
  const matters = mattersOf(facts);
  return [bestSaid(matters, facts, variant), careSaid(matters.at(-1)!, facts, variant)];
}

function bestSaid([best, next]: readonly Matter[], facts: DayFacts, variant: VariantOf): Sentence {
  const { helpedBy, id: matter, score } = best!;
  const found = {
    matter,
    score,
    next: next!.id,
    nextScore: next!.score,
    isQuiet: isQuiet(facts),
    variant: variant('best_matter'),
  };
  const text = DAY_PROSE.hi.best_matter({ ...found, reason: null });
  if (!helpedBy) return { text, rank: 0 };
  const reason = reasonOf(helpedBy, 'helps', matter, facts);
  return { text, rank: 0, longer: { text: DAY_PROSE.hi.best_matter({ ...found, reason }), rank: 4 } };
}

function careSaid({ id: matter, pressedBy, score }: Matter, facts: DayFacts, variant: VariantOf): Sentence {
  if (pressedBy === null) return { text: DAY_PROSE.hi.care_advised({ matter, score }), rank: 0 };
  const found = { matter, score, reason: reasonOf(pressedBy, 'presses', matter, facts), variant: variant('care') };
  const longer = DAY_PROSE.hi.care({ ...found, isAdvised: true });
  return { text: DAY_PROSE.hi.care({ ...found, isAdvised: false }), rank: 0, longer: { text: longer, rank: 6 } };
}

const fact = factsOf<MatterReasonFacts>();

function reasonOf(
  { id, planets: [planet] }: MatterReason,
  side: 'helps' | 'presses',
  matter: DayCategoryId,
  { panchang: { tithi, vara } }: DayFacts,
): Fact<MatterReasonFacts> {
  switch (id) {
    case 'karakas':
      return fact('karaka', { planet: planet!, side });
    case 'moon_house':
    case 'sarvashtakavarga':
      return fact(id, { side });
    case 'vara':
      return fact('vara', { side, weekdayIndex: vara.number - 1 });
    case 'nakshatra': {
      const isEkadashi = tithi.some(({ number }) => EKADASHIS.includes(number));
      return fact(DAY_CATEGORIES[matter].likesEkadashi && isEkadashi ? 'ekadashi' : 'nakshatra', {});
    }
    default:
      return fact(id, {});
  }
}
