/** What the factors of study say in Hindi: clauses that stand alone with a full stop. */
import type { StudyFactorFacts } from '../../../astro/judgement/vidya/factorFacts.ts';
import type { Sentences } from '../../sentences.ts';
import { AREA_HI } from '../area/areaWords.ts';
import { houseOblique, isOrAre, listHi, planetsHi } from '../grammar.ts';

export const STUDY_FACTORS_HI: Sentences<StudyFactorFacts> = {
  ...AREA_HI,
  fighters: ({ places }) => {
    if (places.length === 0) return 'तीसरे, छठे और ग्यारहवें भाव में मुकाबले का बल देने वाला कोई पाप ग्रह नहीं है';
    const count = places.flatMap(({ planets }) => planets).length;
    const where = places.map(({ house, planets }) => `${houseOblique(house)} में ${planetsHi(planets)}`);
    const does = count > 1 ? 'बैठे हैं और मुकाबले का बल देते' : 'बैठा है और मुकाबले का बल देता';
    return `${listHi(where)} ${does} ${isOrAre(count)}`;
  },
};
