/** Records that several answers of /career share. */
import { LOCATION_SOURCE, type IncomeLocation } from '../../lib/astro/judgement/career/incomeLocation.ts';
import type { MethodFact } from '../../lib/astro/judgement/career/facts/methodFacts.ts';
import type { WorkColour, WorkSignification } from '../../lib/astro/judgement/career/significations.ts';
import { WORK_FIELDS, type WorkFieldId } from '../../lib/astro/judgement/career/tables/workFields.ts';
import type { RankedPlanet, CareerVote } from '../../lib/astro/judgement/career/votes.ts';
import type { WorkColourFact } from '../../lib/astro/judgement/career/facts/workFacts.ts';
import type { MethodId } from '../../lib/astro/judgement/career/facts/voteFacts.ts';
import { relevantParts, type AreaFactor, type AreaPlace, type AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import type { AreaVerdict } from '../../lib/schemas/common/areas.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { citation } from '../../lib/astro/source.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { ELEMENT_NAMES, type Modality } from '../../lib/astro/tables/signs.ts';
import type * as wire from '../../lib/schemas/career/common.ts';
import { wireId, type Language, type Named, type Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { HOUSE_NAMES } from '../../lib/words/subjects/career/houseNames.ts';
import { INCOME } from '../../lib/words/subjects/career/income.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';

export function voteRecord(vote: CareerVote, names: Names): wire.CareerVote {
  const { id: planet, name } = planetHead(vote.planet, names);
  const { houses, points, reason, source } = vote;
  return {
    planet,
    name,
    points,
    reason: say(CAREER_METHODS, reason, names.lang),
    houses: [...houses],
    source: citation(source),
  };
}

/** Returns how what the scores of the methods are made of is said. */
export function methodClause({ lang }: Names): Clause<MethodFact> {
  return (text) => say(CAREER_METHODS, text, lang);
}

/** A factor of less is not named. */
const CLEAR_LEANING = 0.5;

/** Tells how far a method promises success, and what speaks most for it and against it; a planet on one side alone. */
export function successSentences(method: MethodId, success: AreaScore<MethodFact>, names: Names): string[] {
  const words = CAREER_METHODS[names.lang];
  const clause = methodClause(names);
  const clear = (side: 'for' | 'against') =>
    relevantParts(success, side).filter(({ factor }) => Math.abs(factor.leaning) >= CLEAR_LEANING);
  const [best] = clear('for');
  const worst = clear('against').find(({ factor }) => !shareAPlanet(factor, best?.factor));
  return [
    words.method_stands({ method, band: success.band }),
    ...(best ? [words.speaks_for({ method, clause: clause(best.factor.text) })] : []),
    ...(worst ? [words.speaks_against({ method, clause: clause(worst.factor.text) })] : []),
  ];
}

function shareAPlanet(one: AreaFactor<MethodFact>, other: AreaFactor<MethodFact> | undefined): boolean {
  return one.planets.some((planet) => other?.planets.includes(planet));
}

/** The line, the short text and the verdict of a method. */
export function methodTold(
  headline: string,
  sentences: readonly string[],
  success: AreaPlace,
  names: Names,
): { readonly headline: string; readonly short: string; readonly verdict: AreaVerdict } {
  return { headline, short: fitted(sentences, SHORT_CHARACTERS), verdict: verdictRecord(success, names) };
}

export function rankedPlanetRecord(ranked: RankedPlanet, rank: number, names: Names): wire.RankedPlanet {
  return {
    rank,
    ...planetHead(ranked.planet, names),
    share_percent: ranked.sharePercent,
    components: ranked.parts.map((part) => ({ ...part, label: say(CAREER_METHODS, part.label, names.lang) })),
    votes: ranked.votes.map(({ method, ...vote }) => ({ method, ...voteRecord(vote, names) })),
  };
}

export function fieldRef(id: WorkFieldId, names: Names): wire.FieldRef {
  return { id, name: names.of(WORK_FIELDS[id]) };
}

const MODALITY_NAMES: Readonly<Record<Modality, Named>> = {
  movable: { name: 'Movable (chara)', sanskrit: 'चर' },
  fixed: { name: 'Fixed (sthira)', sanskrit: 'स्थिर' },
  dual: { name: 'Dual (dvisvabhava)', sanskrit: 'द्विस्वभाव' },
};

function colourRecord({ id, source, work }: WorkColour, names: Names): wire.WorkSignification['colours'][number] {
  const said = say(CAREER_METHODS, work, names.lang);
  return { by: id, ...colourValue(work, names), work: said, source: citation(source) };
}

function colourValue({ args, id }: WorkColourFact, names: Names): { value: string; name: string } {
  switch (id) {
    case 'element_work':
      return { value: args.element, name: names.of(ELEMENT_NAMES[args.element]) };
    case 'modality_work':
      return { value: args.modality, name: names.of(MODALITY_NAMES[args.modality]) };
    case 'house_work':
      return { value: `house_${args.house}`, name: HOUSE_NAMES[names.lang].house_name(args) };
    case 'nakshatra_work':
      return { value: wireId(NAKSHATRAS[args.nakshatraIndex]!), name: names.nakshatra(args.nakshatraIndex) };
  }
}

/** Returns what work a planet gives, in three sentences. */
export function workText({ texts }: WorkSignification, { lang }: Names): string {
  return texts.map((text) => say(CAREER_METHODS, text, lang)).join(' ');
}

export function significationRecord(of: WorkSignification, names: Names): wire.WorkSignification {
  return {
    ...planetHead(of.planet, names),
    roles: of.roles.map((role) => say(CAREER_METHODS, role, names.lang)),
    classical: of.classical.map((work) => CAREER_METHODS[names.lang].classical_work({ work })),
    modern_fields: of.fields.map((id) => fieldRef(id, names)),
    colours: of.colours.map((colour) => colourRecord(colour, names)),
    text: workText(of, names),
  };
}

const LOCATION_NAMES: Readonly<Record<IncomeLocation['verdict'], Named>> = {
  foreign: { name: 'Away from home or abroad', sanskrit: 'घर से दूर या विदेश' },
  mixed: { name: 'Both at home and away', sanskrit: 'घर और बाहर दोनों' },
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

function incomeText({ points, verdict }: IncomeLocation, lang: Language): string {
  const reasons = points
    .filter(({ id, side }) => isDescribed(id) && (verdict === 'mixed' || side === verdict))
    .sort((a, b) => b.points - a.points)
    .slice(0, 1)
    .map(({ text }) => text);
  return INCOME[lang].summary({ verdict, reasons });
}
