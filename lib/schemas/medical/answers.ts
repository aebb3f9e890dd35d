/** Answers of /medical. */
import { MedicalAnalysis } from './analysis.ts';
import { Constitution } from './constitution.ts';
import { StrongPlanets, WeakPlanets } from './planets.ts';
import { DiseaseRisk, HealthRemedies } from './risk.ts';
import { HealthReading } from './reading.ts';
import { HealthTimeline } from './timeline.ts';
import { endpoint, type Records } from '../common/records.ts';

export const answers = {
  reading: endpoint(
    'A medical analysis told in Hindi',
    'What the data of another medical path say, as an astrologer would tell it: in Hinglish (Hindi in Latin letters) or Hindi, in 200 to 250 words or in 70 to 110. `based_on` holds all that was understood of the data. Written by the text model that is configured, or by rule; a model learns codes, numbers and dates alone, and no text of the caller. As a rule 5 texts a minute and 60 a day from one address; signed in, 5 and 50 for the user.',
    HealthReading,
  ),
  analyze: endpoint(
    'Health by five layers',
    'Foundation of the body by whole-sign houses, weakness of the planets, seventeen traditional indications, timing by the five acting periods and the passing planets with dated windows of care, and what follows: level of risk, concerns, protections, remedies.',
    MedicalAnalysis,
  ),
  constitution: endpoint(
    'Constitution',
    'Humour and element of the chart by the vote of the ascendant, the Moon, their lords and the planets of the 1st house; body type, and food, rhythm and exercise that suit.',
    Constitution,
  ),
  diseaseRisk: endpoint(
    'What to watch for',
    'Vulnerable parts of the body, the most probable traditional indications with every condition, and parts protected by neecha bhanga raja yoga.',
    DiseaseRisk,
  ),
  remedies: endpoint(
    'Remedies for health',
    'Mantra, gift, worship and, where it is fit, the stone of each weak planet, the weakest first; planets with neecha bhanga raja yoga need none.',
    HealthRemedies,
  ),
  strongPlanets: endpoint(
    'Protectors of health',
    'Strength of each planet by dignity, direction, vargottama, place, company, shadbala and neecha bhanga raja yoga with its five conditions; how far it protects its parts of the body.',
    StrongPlanets,
  ),
  timelineReading: endpoint(
    'A medical analysis told in order of time',
    'Now, six months, one year, two to five years and beyond: which periods and passages act, which parts of the body they concern, what to do; a forecast by dasha periods, a calendar of parts of the body, remedies with their times. Dates, planets and tones are computed; the sentences, in English or with `lang=hi` in Hindi, are written by the text model that is configured, or by rule.',
    HealthTimeline,
  ),
  weakPlanets: endpoint(
    'Weak planets',
    'Weakness of each planet by debilitation with neecha bhanga, combustion with its relief, enemy sign, functional nature, dusthanas, direction, malefics and nodes, each met or not with what was seen.',
    WeakPlanets,
  ),
} satisfies Records;
