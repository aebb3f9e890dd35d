/** Records of /medical, by path. */
import { MedicalAnalysis } from './medicalAnalyze.ts';
import { Constitution } from './medicalConstitution.ts';
import { StrongPlanets, WeakPlanets } from './medicalPlanets.ts';
import { DiseaseRisk, HealthRemedies } from './medicalRisk.ts';
import { endpoint, type Records } from './records.ts';

export const endpoints: Records = {
  '/medical/analyze': endpoint(
    'Health by five layers',
    'Foundation of the body by whole-sign houses, weakness of the planets, seventeen traditional indications, timing by the five acting periods and the passing planets with dated windows of care, and what follows: level of risk, concerns, protections, remedies.',
    MedicalAnalysis,
  ),
  '/medical/constitution': endpoint(
    'Constitution',
    'Humour and element of the chart by the vote of the ascendant, the Moon, their lords and the planets of the 1st house; body type, and food, rhythm and exercise that suit.',
    Constitution,
  ),
  '/medical/disease-risk': endpoint(
    'What to watch for',
    'Vulnerable parts of the body, the most probable traditional indications with every condition, and parts protected by neecha bhanga raja yoga.',
    DiseaseRisk,
  ),
  '/medical/remedies': endpoint(
    'Remedies for health',
    'Mantra, gift, worship and, where it is fit, the stone of each weak planet, the weakest first; planets with neecha bhanga raja yoga need none.',
    HealthRemedies,
  ),
  '/medical/strong-planets': endpoint(
    'Protectors of health',
    'Strength of each planet by dignity, direction, vargottama, place, company, shadbala and neecha bhanga raja yoga with its five conditions; how far it protects its parts of the body.',
    StrongPlanets,
  ),
  '/medical/weak-planets': endpoint(
    'Weak planets',
    'Weakness of each planet by debilitation with neecha bhanga, combustion with its relief, enemy sign, functional nature, dusthanas, direction, malefics and nodes, each met or not with what was seen.',
    WeakPlanets,
  ),
};
