/** Second step: the sums of all yogas of a chart, which need the shares that the first step counts. */
import { YOGA_SCORE_IDS, yogaScores, type YogaScore, type YogaScoreId } from '../../lib/astro/judgement/yogaScore.ts';
import { placeOf, type Spread } from '../../lib/astro/percentile.ts';
import { yogasFormed } from '../../lib/astro/yoga/index.ts';
import { randomBirths, type RandomBirth } from './births.ts';
import { BIRTHS, countedOf, digestOf, DIGEST_BIRTHS, tableSource, type Step } from './counting.ts';

/** One for each percent, as the tails of a sum are long. */
const STEPS = 100;
/** Births after the counted ones, by which the table is tried. */
const TRIED = 2_000;

/** Returns the digest of the sums of the first births. */
export function summaryDigest(): string {
  return digestOf([...randomBirths(DIGEST_BIRTHS)].map((birth) => netsOf(birth).join(' ')));
}

function netsOf({ chart, ruleContext }: RandomBirth): number[] {
  const facts = ruleContext();
  const scores: Readonly<Record<YogaScoreId, YogaScore>> = yogaScores(
    chart,
    facts.strengths,
    yogasFormed(chart, facts),
  );
  return YOGA_SCORE_IDS.map((id) => scores[id].net);
}

export function run(): Step {
  const births = [...randomBirths(BIRTHS + TRIED)].map(netsOf);
  const [counted, tried] = [births.slice(0, BIRTHS), births.slice(BIRTHS)];
  const scores = new Map(
    YOGA_SCORE_IDS.map((id, at) => [
      id,
      countedOf(
        counted.map((nets) => nets[at]!),
        BIRTHS,
        STEPS,
      ),
    ]),
  );
  const spread: Spread = { subject: 'yoga_summary', scores: Object.fromEntries(scores) };
  const about = 'Sums of all yogas, and of those of each theme,';
  return {
    files: {
      'lib/astro/tables/percentiles/yogaSummary.ts': tableSource(
        about,
        'YOGA_SUMMARY',
        'yoga_summary',
        scores,
        summaryDigest(),
      ),
    },
    lines: YOGA_SCORE_IDS.map((id, at) =>
      figureOf(
        id,
        tried.map((nets) => placeOf(spread, id, nets[at]!).percentile),
      ),
    ),
  };
}

function figureOf(id: string, places: readonly number[]): string {
  const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
  const share = (is: (place: number) => boolean) => ((100 * places.filter(is).length) / places.length).toFixed(1);
  return `yoga summary, ${id}, ${places.length} further births: mean ${mean.toFixed(1)}, above 95 ${share((place) => place > 95)} %, at 100 ${share((place) => place === 100)} %`;
}
