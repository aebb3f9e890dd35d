/** Sentences about when a yoga or a dosha acts, in Hindi. */
import type { RipeningWords } from '../../facts/rules/ripening.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, planetHi } from '../grammar.ts';

export const RIPENING_HI: Sentences<RipeningWords> = {
  lifelong: () => 'इसका प्रभाव किसी एक दशा में नहीं, पूरे जीवन में रहता है।',
  in_childhood: () => 'यह केवल बाल्यकाल के आरंभिक वर्षों से संबंधित है।',
  untold: () => 'इसका कोई समय नहीं बताया जाता।',
  late: () => 'इसके ग्रहों की महादशा जीवन में देर से आती है; इसका फल उनकी अंतर्दशाओं में दिखता है।',
  mahadashas: ({ periods }) => {
    const spans = periods.map(
      ({ endDate, planet, startDate }) =>
        `${planetHi(planet)} (${startDate === null ? 'जन्म' : dateHi(startDate)} से ${dateHi(endDate)})`,
    );
    return `यह मुख्यतः इन महादशाओं में फल देता है: ${spans.join(', ')}।`;
  },
};
