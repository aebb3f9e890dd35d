/** The items of a category's score as facts. */
import { factsOf } from '../../../factsOf.ts';
import type { ScorePart } from '../../../score.ts';
import { CATEGORY_START } from '../../tables/dayCategories.ts';
import type { CategoryItem, CategoryScore } from './categories.ts';
import type { DayPieceFacts, DayScoreFacts } from './facts.ts';
import { closingComponents, piecesSeen, type ScoreLabel } from './labels.ts';
import { inTenths } from './pieces.ts';

const label = factsOf<DayScoreFacts>();
const seen = factsOf<DayPieceFacts>();

/** Lists all that a category's score is the sum of. */
export function categoryComponents(score: CategoryScore): ScorePart<ScoreLabel>[] {
  return [
    { id: 'start', label: label('start_of_matter', {}), points: CATEGORY_START, max: CATEGORY_START },
    ...score.items.map((item) => ({ id: item.id, label: itemLabel(item), points: item.points, max: item.max })),
    ...closingComponents(score),
  ];
}

/** Returns the label of an item. */
export function itemLabel(item: CategoryItem): ScoreLabel {
  switch (item.id) {
    case 'day':
      return label('half_of_day', { score: item.found.score });
    case 'karakas':
      return label('karakas', {
        scores: item.found.map(({ planet, score }) => ({ planet, score: inTenths(score) })),
      });
    case 'moon_house': {
      const found = item.found.map(({ found: house }) => seen('moon_from_ascendant', { house }));
      return label('moon_house', { pieces: piecesSeen(item.found, found) });
    }
    case 'sarvashtakavarga':
      return label('bindus_of_houses', { houses: item.found.houses, mean: inTenths(item.found.mean) });
    case 'double_transit':
      return label('double_transit_of_matter', { houses: item.found });
    case 'dasha_lord':
      return label('dasha_lords_of_matter', { planets: item.found });
    case 'vara': {
      const side = item.points > 0 ? 'suits' : item.points < 0 ? 'hinders' : 'neutral';
      return label('vara_of_matter', { weekdayIndex: item.found.varaIndex, side });
    }
    case 'nakshatra': {
      const found = item.found.map(({ found: { isEkadashi, number } }) =>
        seen('star_of_matter', { nakshatraIndex: number - 1, isEkadashi }),
      );
      return label('star_of_matter', { pieces: piecesSeen(item.found, found) });
    }
    case 'disha_shool':
      return label('disha_shool', { direction: item.found });
    default:
      return label('avoided', { what: item.id, share: item.found.share });
  }
}
