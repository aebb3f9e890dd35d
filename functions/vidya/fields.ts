/** Wire records of fields of study, with the reasons. */
import {
  pairFact,
  type FieldChoice,
  type FieldPart,
  type FoundPair,
  type RankedField,
} from '../../lib/astro/judgement/vidya/fields.ts';
import type { FieldVote, VotingPlanet } from '../../lib/astro/judgement/vidya/fieldVotes.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { FieldAdvice } from '../../lib/schemas/vidya/common.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import { nakshatraRef, planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Study } from './study.ts';

type VoteRecord = FieldAdvice['planets'][number]['votes'][number];

const DESCRIBED_FIELDS = 6;
export const FIELD_SOURCE = practice(
  'Fields of study by planets and their combinations: practice of our time, interpretive',
);

export function fieldRecord(study: Study): FieldAdvice {
  const { context, area } = study;
  const { names } = context;
  const choice = study.choice();
  const { fields, pairs, planets, streams } = choice;
  return {
    fields: fields.slice(0, DESCRIBED_FIELDS).map((field, index) => oneField(choice, field, index + 1, names)),
    others: fields.slice(DESCRIBED_FIELDS).map(({ field, sharePercent }) => ({
      id: field.id,
      name: names.of(field),
      share_percent: sharePercent,
    })),
    streams: streams.map(({ fields: best, sharePercent, stream }, index) => ({
      rank: index + 1,
      id: stream.id,
      name: names.of(stream),
      share_percent: sharePercent,
      components: best.map((one) => ({
        id: one.field.id,
        label: VIDYA[names.lang].field_name({ field: one.field.id }),
        points: one.sharePercent,
        max: 100,
      })),
    })),
    planets: planets.map(({ planet, points, votes }) => ({
      ...planetHead(planet, names),
      points,
      votes: votes.map((vote) => voteRecord(vote, names)),
    })),
    combinations: pairs.map((pair) => pairRecord(pair, names)),
    nakshatra: nakshatraRef(area.chart.planets.Moon.nakshatraIndex, names),
    reading: reading(choice, names),
    counsel: counsel(choice, names),
  };
}

function voteRecord({ houses, id, planet, points, reason, source }: FieldVote, { lang }: Names): VoteRecord {
  const text = VIDYA[lang].vote({ planet, reason });
  return { id, text, points, houses: [...houses], source: citation(source) };
}

function pairRecord(found: FoundPair, { lang }: Names): FieldAdvice['combinations'][number] {
  const { isMet, pair, planets } = found;
  return {
    id: pair.id,
    planets: planets.map(planetId),
    met: isMet,
    fields: [...pair.fields],
    text: VIDYA[lang].field_part({ part: pairFact(found) }),
    source: citation(FIELD_SOURCE),
  };
}

function oneField(choice: FieldChoice, ranked: RankedField, rank: number, names: Names): FieldAdvice['fields'][number] {
  const { confidence, field, parts, sharePercent } = ranked;
  return {
    rank,
    id: field.id,
    name: names.of(field),
    stream: field.stream,
    share_percent: sharePercent,
    confidence,
    subjects: field.subjects.map((course) => VIDYA[names.lang].course({ course })),
    planets: givers(parts).map(planetId),
    components: parts.map(({ id, label, max, planets, points }) => ({
      id,
      label: say(VIDYA, label, names.lang),
      points,
      max,
      planets: planets.map(planetId),
    })),
    text: fieldText(choice, ranked, names),
  };
}

/** Planets that favour a field, the largest contribution first. */
function givers(parts: readonly FieldPart[]): Planet[] {
  const given = [...parts].sort((a, b) => b.points - a.points).flatMap(({ planets }) => planets);
  return [...new Set(given)];
}

/** Planets whose votes a field is made of, the largest contribution first. */
export function votersFor({ planets }: FieldChoice, { parts }: RankedField): VotingPlanet[] {
  const giving = parts
    .filter(({ id }) => PLANETS.some((planet) => planet.toLowerCase() === id))
    .sort((a, b) => b.points - a.points)
    .map(({ planets: [planet] }) => planet);
  return giving.flatMap((planet) => planets.filter((one) => one.planet === planet));
}

const DESCRIBED_VOTES = 3;

/** The heaviest votes of a planet. */
function foremostVotes({ votes }: VotingPlanet): FieldVote[] {
  return [...votes].sort((a, b) => b.points - a.points).slice(0, DESCRIBED_VOTES);
}

/** A planet and its heaviest votes, as a sentence takes them. */
export function describedVoter(voter: VotingPlanet) {
  return { planet: voter.planet, reasons: foremostVotes(voter).map(({ reason }) => reason) };
}

function fieldText(choice: FieldChoice, ranked: RankedField, { lang }: Names): string {
  const words = VIDYA[lang];
  const voters = votersFor(choice, ranked).slice(0, 2);
  const others = ranked.parts.filter(({ id }) => !isPlanet(id));
  return [
    ...voters.map((voter) => words.field_voter(describedVoter(voter))),
    ...others.map(({ label }) => words.field_part({ part: label })),
  ].join(' ');
}

function isPlanet(id: string): boolean {
  return PLANETS.some((planet) => planet.toLowerCase() === id);
}

function reading({ fields, planets, streams }: FieldChoice, { lang }: Names): string {
  const words = VIDYA[lang];
  const [first, second, third] = fields;
  const [lead, next] = planets;
  return [
    words.first_fields({
      first: first!.field.id,
      firstPercent: first!.sharePercent,
      second: second!.field.id,
      secondPercent: second!.sharePercent,
      third: third!.field.id,
      thirdPercent: third!.sharePercent,
    }),
    words.first_planet({ ...describedVoter(lead!), points: lead!.points }),
    words.second_planet({ ...describedVoter(next!), points: next!.points }),
    words.first_streams({ first: streams[0]!.stream.id, second: streams[1]!.stream.id }),
  ].join(' ');
}

/** How near, in percent, the second field must be to the first for both to be considered. */
const NEAR_PERCENT = 2;

function counsel({ fields }: FieldChoice, { lang }: Names): string {
  const [first, second] = fields;
  const isClose = first!.sharePercent - second!.sharePercent < NEAR_PERCENT;
  const lead = isClose ? 'close' : first!.confidence === 'low' ? 'low' : 'clear';
  return VIDYA[lang].field_advice({ first: first!.field.id, second: second!.field.id, lead });
}
