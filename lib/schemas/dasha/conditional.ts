/** Records of the dashas that are used under a condition. */
import * as v from 'valibot';
import { Balance, Period } from '../common/period.ts';
import {
  Confidence,
  count,
  Evidence,
  HouseNumber,
  list,
  localName,
  number,
  PlanetId,
  record,
  sources,
  text,
  yes,
} from '../common/records.ts';

const Reading = record('DashaLordReading', 'What the lord of a running period brings into play', {
  level: count('1 mahadasha, 2 antardasha', 1, 2),
  lord: PlanetId,
  house: HouseNumber,
  text: text('Until when it runs, what its lord rules, and where it stands'),
  confidence: Confidence,
});
export type DashaLordReading = v.InferOutput<typeof Reading>;

const System = record('ConditionalDasha', 'One of the eight', {
  id: text('shodashottari to shattrimsha_sama'),
  name: localName,
  total_years: number('Years of its cycle, which repeats to the age of 120'),
  applicable: yes('Whether its condition is met'),
  evidence: list(Evidence, 'The condition, with what was found'),
  counting: text('How the first lord comes about'),
  balance_at_birth: Balance,
  current: list(Period, 'What runs: five levels of a dasha that is listed, the mahadasha of the others'),
  readings: list(Reading, 'Of the running mahadasha and antardasha, where its periods are listed'),
  periods: list(Period, 'Its mahadashas; empty where it is not asked for and its condition is not met'),
});
export type ConditionalDashaRecord = v.InferOutput<typeof System>;

export const ConditionalDashas = record('ConditionalDashas', 'The eight dashas that are used under a condition', {
  applicable: list(v.string(), 'Ids of those whose condition is met'),
  advice: text('Which are read, and beside what'),
  systems: v.pipe(v.array(System), v.length(8), v.description('In the order of the text')),
  sources,
});
export type ConditionalDashas = v.InferOutput<typeof ConditionalDashas>;
