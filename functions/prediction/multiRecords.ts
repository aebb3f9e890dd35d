/** Wire records of several rules judged together. */
import type { Cancellation } from '../../lib/astro/judgement/prediction/multi/cancellations.ts';
import { directionOf, type Chain } from '../../lib/astro/judgement/prediction/multi/houseChains.ts';
import type { Compound } from '../../lib/astro/judgement/prediction/multi/compounds.ts';
import type { ChartPattern } from '../../lib/astro/judgement/prediction/multi/patterns.ts';
import type { LifeArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import type { LifeSubject } from '../../lib/astro/judgement/prediction/subject.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { yogaName } from '../../lib/astro/judgement/yogaWords.ts';
import { citation } from '../../lib/astro/source.ts';
import type * as wire from '../../lib/schemas/prediction/multi.ts';
import { areaScoreRecord, blendRecord } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import { compoundText, patternText } from './multiText.ts';
import { blendClause, predictionClause, predictionText, windowSubject } from './wording.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function patternRecord(pattern: ChartPattern, subject: LifeSubject, names: Names): wire.CompositePattern {
  const { factors, ground, id, score, side } = pattern;
  return {
    id,
    ground: 'level' in ground ? ground.level : 'planet',
    planet: 'level' in ground ? null : planetId(ground.planet),
    direction: side,
    factors: factors.map((factor) => factor.id),
    score: areaScoreRecord(score, names, predictionClause(names)),
    text: patternText(pattern, subject, names),
  };
}

export function cancellationRecord(found: Cancellation, names: Names): wire.CancellationEffect {
  const { houses, left, name, planets, reasons, source, ...same } = found;
  return {
    id: same.id,
    kind: same.kind,
    name: 'en' in name ? names.text(name) : predictionText(name, names),
    polarity: same.polarity,
    status: same.status,
    planets: planets.map(planetId),
    houses: [...houses],
    reasons: reasons.map(({ id, text }) => ({ id, text: predictionText(text, names) })),
    left: {
      score: left.value,
      components: left.parts.map((part) => ({ ...part, label: predictionText(part.label, names) })),
    },
    source: citation(source),
    text: predictionText(same.text, names),
  };
}

export function chainRecord({ chart, strengths }: AreaContext, chain: Chain, names: Names): wire.ChainReaction {
  const { end, houses, id, links, score, text } = chain;
  return {
    id,
    houses: [...houses],
    direction: directionOf(score.band),
    links: links.map(({ afflictions, malefics, planet }) => {
      const { dignity, house, signIndex } = chart.planets[planet];
      const { id: lord, name } = planetHead(planet, names);
      return {
        planet: lord,
        name,
        sign: signRef(signIndex, names),
        house,
        dignity,
        strength: strengths[planet].value,
        afflictions: [...afflictions],
        pressed_by: malefics.map(planetId),
      };
    }),
    end,
    score: areaScoreRecord(score, names, predictionClause(names)),
    text: text.map((fact) => predictionText(fact, names)).join(' '),
  };
}

export function compoundRecords(
  context: BirthContext,
  found: readonly Compound[],
  area: LifeArea,
  subject: LifeSubject,
): wire.CompoundEffect[] {
  const { names } = context;
  const windows = windowRecords(
    context,
    found.map(({ window }) => window),
    windowSubject(context, area),
  );
  return found.map((compound, index) => {
    const { planets, rule, strength } = compound.yoga;
    const window = windows[index]!;
    return {
      id: `${rule.id}_${window.start.slice(0, 10)}`,
      yoga: {
        id: rule.id,
        name: yogaName(rule, names.lang),
        polarity: rule.polarity,
        strength: strength!.value,
        planets: planets.map(planetId),
        source: citation(rule.source),
      },
      window,
      score: blendRecord(compound.score, names, blendClause(names)),
      text: compoundText(context, compound, subject),
    };
  });
}
