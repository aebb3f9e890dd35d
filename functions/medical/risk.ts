/** Answer of /medical/disease-risk. */
import { INDICATION_SOURCES, indications } from '../../lib/astro/judgement/medical/indication.ts';
import { medicalContext, type MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { FALL_SOURCE } from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { isPartTold } from '../../lib/astro/judgement/medical/telling.ts';
import { PERIODS_SOURCE, TRANSITS_SOURCE } from '../../lib/astro/judgement/medical/timing.ts';
import { BODY_SOURCES, vulnerabilities, type Vulnerability } from '../../lib/astro/judgement/medical/vulnerability.ts';
import { citation } from '../../lib/astro/source.ts';
import { DEFAULT_MOST, type RiskInput } from '../../lib/schemas/common/areaInput.ts';
import type { DiseaseRisk, VulnerablePart } from '../../lib/schemas/medical/risk.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord, WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Names } from '../../lib/words/names.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import { indicationRecords, pointsRecords, protectedRecords } from './records.ts';
import { healthTold, tellingOf, toldIndications, type HealthQuery } from './standing.ts';
import { SEVERITIES } from '../../lib/words/medicalNames.ts';

type Context = NatalContext<HealthQuery, unknown, RiskInput>;

/** The five running periods at all levels. */
export const ALL_LEVELS = [null, null, null, null, null] as const;

const MOST_PARTS = 12;
const LEAST_SCORE = 45;

export function diseaseRisk(context: Context): Warned {
  const { input, names } = context;
  const { area, warnings } = requestedArea(context, ALL_LEVELS);
  const medical = medicalContext(area, true);
  const telling = tellingOf(context);
  const found = toldIndications(indications(medical), telling);
  const vulnerable = vulnerabilities(medical)
    .filter(({ part, value }) => value >= LEAST_SCORE && isPartTold(part.id, telling))
    .slice(0, MOST_PARTS);
  const data: DiseaseRisk = {
    stage: telling.stage,
    ...healthTold(context, medical, found),
    indications: indicationRecords(found.slice(0, input.top_n ?? DEFAULT_MOST), names, telling),
    indications_judged: found.length,
    vulnerable_parts: vulnerable.map((part, index) => partRecord(part, index + 1, names)),
    protected_parts: protectedRecords(medical, found, names, telling),
    periods: area.acting.map((acting) => actingRecord(context, acting)),
    summary: summary(medical, vulnerable, names),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: RISK_SOURCES,
  };
  return new Warned(data, warnings);
}

export const RISK_SOURCES = [
  ...new Set(
    [...INDICATION_SOURCES, ...BODY_SOURCES, FALL_SOURCE, PERIODS_SOURCE, TRANSITS_SOURCE, WEIGHTS_SOURCE].map(
      citation,
    ),
  ),
];

function partRecord(found: Vulnerability, rank: number, names: Names): VulnerablePart {
  const { part, parts, percentile, severity, value } = found;
  return {
    rank,
    id: part.id,
    name: names.of(part),
    score: value,
    percentile,
    severity,
    severity_name: names.of(SEVERITIES[severity]),
    planets: part.planets.map(planetId),
    house: part.place,
    sign: signRef(part.place - 1, names),
    components: pointsRecords(parts, names),
    text: MEDICAL[names.lang].body_part({ part: part.id, lead: leadOf(found) }),
  };
}

/** What makes a part vulnerable most, by its share of the points it could give. */
function leadOf({ parts }: Vulnerability): Vulnerability['parts'][number]['label'] {
  const [lead] = parts.filter(({ max }) => max > 0).toSorted((a, b) => b.points / b.max - a.points / a.max);
  return lead!.label;
}

const DESCRIBED = 3;

function summary({ protectors }: MedicalContext, vulnerable: readonly Vulnerability[], { lang }: Names): string {
  const words = MEDICAL[lang];
  const parts = vulnerable.slice(0, DESCRIBED).map(({ part }) => part.id);
  return [
    parts.length > 0 ? words.most_vulnerable({ parts }) : words.none_vulnerable({}),
    ...(protectors.length > 0 ? [words.falls_protect({ planets: protectors })] : []),
  ].join(' ');
}
