/** Records that several answers of /career share. */
import { LOCATION_SOURCE, type IncomeLocation } from '../../lib/astro/judgement/career/incomeLocation.ts';
import type { WorkColour, WorkSignification } from '../../lib/astro/judgement/career/significations.ts';
import { WORK_FIELDS, type WorkFieldId } from '../../lib/astro/judgement/career/tables/workFields.ts';
import type { RankedPlanet, CareerVote } from '../../lib/astro/judgement/career/votes.ts';
import { citation } from '../../lib/astro/source.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { ordinal } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/career/common.ts';
import { wireId, type Language, type Named, type Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { INCOME } from '../../lib/words/subjects/career/income.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';

export function voteRecord(vote: CareerVote, names: Names): wire.CareerVote {
  const { id: planet, name } = planetHead(vote.planet, names);
  const { houses, points, reason, source } = vote;
  return { planet, name, points, reason, houses: [...houses], source: citation(source) };
}

export function rankedPlanetRecord(ranked: RankedPlanet, rank: number, names: Names): wire.RankedPlanet {
  return {
    rank,
    ...planetHead(ranked.planet, names),
    share_percent: ranked.sharePercent,
    components: ranked.parts.map((part) => ({ ...part })),
    votes: ranked.votes.map(({ method, ...vote }) => ({ method, ...voteRecord(vote, names) })),
  };
}

export function fieldRef(id: WorkFieldId, names: Names): wire.FieldRef {
  return { id, name: names.of(WORK_FIELDS[id]) };
}

const COLOUR_NAMES: Readonly<Record<string, Named>> = {
  fire: { name: 'Fire', sanskrit: 'अग्नि' },
  earth: { name: 'Earth', sanskrit: 'पृथ्वी' },
  air: { name: 'Air', sanskrit: 'वायु' },
  water: { name: 'Water', sanskrit: 'जल' },
  movable: { name: 'Movable (chara)', sanskrit: 'चर' },
  fixed: { name: 'Fixed (sthira)', sanskrit: 'स्थिर' },
  dual: { name: 'Dual (dvisvabhava)', sanskrit: 'द्विस्वभाव' },
};

function colourRecord(
  { id, source, value, work }: WorkColour,
  names: Names,
): wire.WorkSignification['colours'][number] {
  return { by: id, ...colourValue(value, names), work, source: citation(source) };
}

function colourValue(value: string | number, names: Names): { value: string; name: string } {
  if (typeof value === 'number') {
    return { value: `house_${value}`, name: names.lang === 'hi' ? `भाव ${value}` : `${ordinal(value)} house` };
  }
  const known = COLOUR_NAMES[value];
  if (known) return { value, name: names.of(known) };
  return { value: wireId(value), name: names.nakshatra((NAKSHATRAS as readonly string[]).indexOf(value)) };
}

export function significationRecord(of: WorkSignification, names: Names): wire.WorkSignification {
  return {
    ...planetHead(of.planet, names),
    roles: [...of.roles],
    classical: [...of.classical],
    modern_fields: of.fields.map((id) => fieldRef(id, names)),
    colours: of.colours.map((colour) => colourRecord(colour, names)),
    text: of.text,
  };
}

const LOCATION_NAMES: Readonly<Record<IncomeLocation['verdict'], Named>> = {
  foreign: { name: 'Away from home or abroad', sanskrit: 'घर से दूर या विदेश' },
  mixed: { name: 'Both at home and away', sanskrit: 'घर एवं बाहर दोनों' },
  domestic: { name: 'Near home', sanskrit: 'घर के निकट' },
};

export function incomeRecord(income: IncomeLocation, names: Names): wire.IncomeLocation {
  const { domestic, foreign, points, verdict } = income;
  return {
    location: verdict,
    name: names.of(LOCATION_NAMES[verdict]),
    foreign_points: foreign,
    domestic_points: domestic,
    reasons: points.map(({ houses, planets, text, ...point }) => ({
      ...point,
      text: say(INCOME, text, names.lang),
      planets: planets.map(planetId),
      houses: [...houses],
    })),
    summary: incomeText(income, names.lang),
    source: citation(LOCATION_SOURCE),
  };
}

/** Tells whether a factor explains a score: one that counts for both sides, or for every birth, does not. */
function isDescribed(id: string): boolean {
  return id !== 'home' && !id.includes('dual_sign');
}

function incomeText({ domestic, foreign, points, verdict }: IncomeLocation, lang: Language): string {
  const reasons = points
    .filter(({ id, side }) => isDescribed(id) && (verdict === 'mixed' || side === verdict))
    .sort((a, b) => b.points - a.points)
    .slice(0, 3)
    .map(({ text }) => text);
  return INCOME[lang].summary({ verdict, foreign, domestic, reasons });
}
