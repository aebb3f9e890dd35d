/** Answer of /varshphal/yogas. */
import type { Condition } from '../../lib/astro/evidence.ts';
import type { Bilingual } from '../../lib/astro/bilingual.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { bondOfHouse } from '../../lib/astro/varshphal/bonds.ts';
import { panchaVargiyas } from '../../lib/astro/varshphal/panchaVargiya.ts';
import {
  mattersOf,
  raddaTurn,
  USUAL_HOUSES,
  type ComingBond,
  type MatterLord,
  type Matters,
} from '../../lib/astro/varshphal/sixteen/matters.ts';
import { sixteenYogas, type MatterYoga } from '../../lib/astro/varshphal/sixteen/sixteenYogas.ts';
import { BALA_SOURCE, SAMJNA_TANTRA } from '../../lib/astro/varshphal/tajikaSources.ts';
import { annualHead, type AnnualContext, type AnnualYear } from '../../lib/records/year/annual.ts';
import { balaChoices } from '../../lib/records/year/echoedChoices.ts';
import { YOGA_NOTES } from '../../lib/records/year/furtherNotes.ts';
import { balaNotes, PLACE_NOTES, VARSHPHAL_NOTES } from '../../lib/records/year/notes.ts';
import { contactArgs, matterBond } from '../../lib/records/year/predictionRecords.ts';
import { conditionRecord } from '../../lib/records/year/yearRecords.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { AnnualYogas, MatterYoga as MatterYogaRecord } from '../../lib/schemas/varshphal/matters.ts';
import type { Names } from '../../lib/words/names.ts';
import { VARSHPHAL } from '../../lib/words/subjects/varshphal.ts';
import { MATTERS } from '../../lib/words/subjects/varshphal/matterYogas.ts';

const STATES_SOURCE = practice('A Marathi manual of the sixteen yogas: kuttha and duruhpha as states of planets');

/** Returns the sixteen yogas of the matters asked about, and how each matter and its lord stand. */
export function matterYogas(year: AnnualYear, { input, names }: AnnualContext): AnnualYogas {
  const { annual, returnPlace } = year;
  const { chart } = annual;
  const choices = balaChoices(input);
  const houses = [...new Set(input.houses ?? USUAL_HOUSES)].sort((a, b) => a - b);
  const matters = mattersOf(chart, houses, panchaVargiyas(chart, choices));
  return {
    ...annualHead(year),
    houses,
    ascendant_lord: planetId(matters.ascendantLord),
    yogas: sixteenYogas(matters).map((yoga) => yogaRecord(yoga, matters, names)),
    matters: houses.map((house) => ({ house, ...matterBond(bondOfHouse(matters.bonds, house), names) })),
    lords: matters.states.map((state) => lordRecord(state, matters, names)),
    bhavishyat: matters.bhavishyat.map((bond) => comingRecord(bond, names)),
    confidence: 'interpretive',
    notes: names.texts([...YOGA_NOTES, VARSHPHAL_NOTES.orb, ...balaNotes(choices), PLACE_NOTES[returnPlace]]),
    sources: [SAMJNA_TANTRA, STATES_SOURCE, BALA_SOURCE].map(citation),
  };
}

function yogaRecord(yoga: MatterYoga, { bonds, chart }: Matters, names: Names): MatterYogaRecord {
  const { evidence, instances, isInterpretive, isPresent, row } = yoga;
  const isReduced = evidence.some(({ effect, isMet }) => isMet && effect === 'weakens');
  const turns = row.id === 'radda' && isPresent ? bonds.flatMap((bond) => turnTexts(bond, chart, names)) : [];
  return {
    id: row.id,
    variant: null,
    name: names.of(row),
    category: 'tajika',
    polarity: row.polarity,
    present: isPresent,
    status: isPresent ? (isReduced ? 'reduced' : 'active') : 'absent',
    grade: null,
    blemishes: [],
    missing: isPresent ? [] : missingOf(evidence, names),
    also_called: [],
    share_percent: null,
    proper_percent: null,
    strength: null,
    evidence: evidence.map((condition) => conditionRecord(condition, SAMJNA_TANTRA, names)),
    cancellations: [],
    planets: [...new Set(instances.flatMap(({ planets }) => planets))].map(planetId),
    houses: [...new Set(instances.flatMap(({ houses }) => houses))].sort((a, b) => a - b),
    result: isPresent ? [names.text(row.result), ...turns].join(' ') : null,
    source: citation(row.id === 'kuttha' || row.id === 'duruhpha' ? STATES_SOURCE : SAMJNA_TANTRA),
    confidence: isInterpretive ? 'interpretive' : 'rule_exact',
    text: isPresent ? placesText(yoga, names) : null,
    instances: instances.map(({ houses, planets }) => ({ planets: planets.map(planetId), houses: [...houses] })),
  };
}

function missingOf(evidence: readonly Condition<Bilingual>[], names: Names): MatterYogaRecord['missing'] {
  return evidence
    .filter(({ effect, isMet }) => effect === 'required' && !isMet)
    .map(({ id, text }) => ({ rule: id, text: names.text(text) }));
}

function turnTexts(bond: Matters['bonds'][number], chart: Matters['chart'], { lang }: Names): string[] {
  const turn = bond.kind === 'ithasala' ? raddaTurn(bond, chart) : null;
  return turn === null ? [] : [MATTERS[lang].radda_turn({ turn, houses: bond.houses })];
}

function placesText({ instances }: MatterYoga, { lang }: Names): string {
  return VARSHPHAL[lang].yoga_places({
    instances: instances.map(({ contact, houses, planets }) => {
      return { planets, houses, contact: contact && contactArgs(contact) };
    }),
  });
}

function lordRecord(state: MatterLord, { chart }: Matters, names: Names): AnnualYogas['lords'][number] {
  const { hindrances, houses, isDuruhpha, isKuttha, planet } = state;
  const words = MATTERS[names.lang];
  const { house } = chart.planets[planet];
  const text = () => {
    if (isKuttha && isDuruhpha) return words.lord_mixed({ planet, houses, house, hindrances });
    if (isDuruhpha) return words.lord_hindered({ planet, houses, house, hindrances });
    return isKuttha ? words.lord_firm({ planet, houses }) : words.lord_between({ planet, houses });
  };
  return {
    planet: planetId(planet),
    planet_name: names.planet(planet),
    houses: [...houses],
    kuttha: isKuttha,
    duruhpha: isDuruhpha,
    hindrances: [...hindrances],
    text: text(),
  };
}

function comingRecord({ faster, houses, slower }: ComingBond, { lang }: Names): AnnualYogas['bhavishyat'][number] {
  return {
    faster: planetId(faster),
    slower: planetId(slower),
    houses: [...houses],
    text: MATTERS[lang].coming_bond({ faster, slower, houses }),
  };
}
