/** Wire records of fields of study, with the reasons. */
import {
  fieldPairText,
  type FieldChoice,
  type FieldPart,
  type FoundPair,
  type RankedField,
} from '../../lib/astro/judgement/vidya/fields.ts';
import type { FieldVote, VotingPlanet } from '../../lib/astro/judgement/vidya/fieldVotes.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { anyOf, capitalised, listed } from '../../lib/astro/words.ts';
import type { FieldAdvice } from '../../lib/schemas/vidya/common.ts';
import type { Names } from '../../lib/words/names.ts';
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
        label: one.field.name,
        points: one.sharePercent,
        max: 100,
      })),
    })),
    planets: planets.map(({ planet, points, votes }) => ({
      ...planetHead(planet, names),
      points,
      votes: votes.map(voteRecord),
    })),
    combinations: pairs.map(pairRecord),
    nakshatra: nakshatraRef(area.chart.planets.Moon.nakshatraIndex, names),
    reading: reading(choice),
    counsel: counsel(choice),
  };
}

function voteRecord({ houses, id, points, source, text }: FieldVote): VoteRecord {
  return { id, text, points, houses: [...houses], source: citation(source) };
}

function pairRecord(found: FoundPair): FieldAdvice['combinations'][number] {
  const { isMet, pair, planets } = found;
  return {
    id: pair.id,
    planets: planets.map(planetId),
    met: isMet,
    fields: [...pair.fields],
    text: `${fieldPairText(found)}.`,
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
    subjects: [...field.subjects],
    planets: givers(parts).map(planetId),
    components: parts.map(({ planets, ...part }) => ({ ...part, planets: planets.map(planetId) })),
    text: fieldText(choice, ranked),
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
export function foremostVotes({ votes }: VotingPlanet): FieldVote[] {
  return [...votes].sort((a, b) => b.points - a.points).slice(0, DESCRIBED_VOTES);
}

function fieldText(choice: FieldChoice, ranked: RankedField): string {
  const voters = votersFor(choice, ranked).slice(0, 2);
  const sentences = voters.map((voter) => `${capitalised(named(voter.planet))} speaks for it: ${whyText(voter)}.`);
  const beside = ranked.parts
    .filter(({ id }) => !voters.some(({ planet }) => planet.toLowerCase() === id) && !isPlanet(id))
    .map(({ label }) => `${label}.`);
  return [...sentences, ...beside].join(' ');
}

function isPlanet(id: string): boolean {
  return PLANETS.some((planet) => planet.toLowerCase() === id);
}

function whyText(voter: VotingPlanet): string {
  const subject = capitalised(named(voter.planet));
  return listed(foremostVotes(voter).map(({ text }) => `it ${text.slice(subject.length + 1)}`));
}

function reading(choice: FieldChoice): string {
  const { fields, planets, streams } = choice;
  const [first, second, third] = fields;
  const [lead, next] = planets;
  const opening = `Of all that this chart says of study, most falls to ${uncapitalised(first!.field.name)} (${first!.sharePercent} %), then to ${uncapitalised(second!.field.name)} (${second!.sharePercent} %) and ${uncapitalised(third!.field.name)} (${third!.sharePercent} %).`;
  const who = `${capitalised(named(lead!.planet))} has most to say of it (${lead!.points} votes): ${whyText(lead!)}.`;
  const then = `After it comes ${named(next!.planet)} (${next!.points}): ${whyText(next!)}.`;
  const stream = `Among the streams, ${uncapitalised(streams[0]!.stream.name)} comes first and ${uncapitalised(streams[1]!.stream.name)} second.`;
  return [opening, who, then, stream].join(' ');
}

/** How near, in percent, the second field must be to the first for both to be considered. */
const NEAR_PERCENT = 2;

function counsel({ fields }: FieldChoice): string {
  const [first, second] = fields;
  const subjects = `Subjects to look at first: ${anyOf(first!.field.subjects)}`;
  if (first!.sharePercent - second!.sharePercent < NEAR_PERCENT) {
    return `${subjects}; beside them ${anyOf(second!.field.subjects)}. The two fields stand close together: let marks and liking decide between them, or join them.`;
  }
  return first!.confidence === 'low'
    ? `${subjects}. No field stands out far, so that liking and opportunity may lead; the chart follows.`
    : `${subjects}. The lead is clear: choose within this field, and take the second as a minor.`;
}
