/** Record of /medical/ai-reading. */
import * as v from 'valibot';
import { RISK_LEVEL_IDS } from '../../astro/judgement/medical/risk.ts';
import { HUMOURS } from '../../astro/judgement/medical/tables/humours.ts';
import { INDICATION_IDS } from '../../astro/judgement/medical/tables/indications.ts';
import { AI_ENTRIES, type AiFields } from '../common/aiFields.ts';
import { BodyPart, WeaknessTypeId } from './common.ts';
import { count, planetHead, PlanetId, record, text, list, orNull, score100, localName } from '../common/records.ts';
import { READING_LANGUAGES, READING_STYLES } from './textInputs.ts';

const day = (description: string) => orNull(v.string(), `${description}, YYYY-MM-DD; null where none was given`);

const WeakBasis = record('ReadingWeakPlanet', 'A planet that the data call weak for health', {
  ...planetHead,
  score: orNull(score100, 'Weakness; null where none was given'),
  types: list(WeaknessTypeId, 'Ways in which it is weak'),
});

const IndicationBasis = record('ReadingIndication', 'What health is watched for by the data', {
  id: v.picklist(INDICATION_IDS),
  name: localName,
  probability: orNull(score100, 'As it was given; null where none was'),
});

const PeriodBasis = record('ReadingPeriod', 'A dasha period of the data', {
  level: count('1 mahadasha, 2 antardasha, 3 pratyantardasha, 4 sookshma, 5 prana', 1, 5),
  lord: PlanetId,
  name: text('Of the lord, in the language asked for'),
  start: day('First day of it'),
  end: day('First day after it'),
});

const WindowBasis = record('ReadingWindow', 'A time that asks for care', {
  start: text('First day, YYYY-MM-DD'),
  end: text('Last day, YYYY-MM-DD'),
  planets: list(PlanetId, 'That act in it'),
});

export const ReadingBasis = record(
  'ReadingBasis',
  'What was understood of medical_data, and so all that the text can rest on',
  {
    risk_level: orNull(v.picklist(RISK_LEVEL_IDS), 'Null where none was given'),
    risk_score: orNull(score100, 'Null where none was given'),
    dominant_humour: orNull(
      record('ReadingHumour', 'A humour (dosha) of the body', { id: v.picklist(HUMOURS), name: localName }),
      'Null where none was given',
    ),
    weak_planets: list(WeakBasis, 'The weakest first'),
    indications: list(IndicationBasis, 'The most probable first'),
    body_parts: list(BodyPart, 'Given, else those of the leading indications, else those that the weak planets rule'),
    protectors: list(record('ReadingProtector', 'A planet that protects', planetHead), 'The strongest first'),
    periods: list(PeriodBasis, 'The mahadasha first'),
    windows: list(WindowBasis, 'In order of time'),
  },
);
export type ReadingBasis = v.InferOutput<typeof ReadingBasis>;

export const HealthReading = record('HealthReading', 'A medical analysis told in words', {
  reading: text('The text, in paragraphs parted by an empty line'),
  style: v.pipe(v.picklist(READING_STYLES), v.description('As asked')),
  language: v.pipe(v.picklist(READING_LANGUAGES), v.description('As asked')),
  word_count: count('Words of the text', 1, 400),
  based_on: ReadingBasis,
  disclaimer: text('How to take it, in the language of the text: no diagnosis and no medical advice'),
  ...AI_ENTRIES,
});
/** Without the fields about the writer of the text. */
export type HealthReading = Omit<v.InferOutput<typeof HealthReading>, keyof AiFields>;
