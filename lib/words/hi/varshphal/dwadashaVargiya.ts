/** The sentence about the twelve charts that hold a planet of a year, in Hindi. */
import type { VargiyaWords } from '../../facts/varshphal/dwadashaVargiya.ts';
import type { Sentences } from '../../sentences.ts';
import { countHi, planetHi } from '../grammar.ts';

export const VARGIYA_HI: Sentences<VargiyaWords> = {
  vargiya_count: ({ good, planet, verdict }) => {
    const place =
      good === 0
        ? `बारह में से किसी वर्ग में ${planetHi(planet)} शुभ नहीं है`
        : `बारह में से ${countHi(good)} ${good === 1 ? 'वर्ग' : 'वर्गों'} में ${planetHi(planet)} शुभ है`;
    switch (verdict) {
      case 'favourable':
        return `${place}, इसलिए इस वर्ष उसकी दशा अनुकूल है।`;
      case 'mixed':
        return `${place}; उसकी दशा में कुछ काम सहज, कुछ मेहनत से बनेंगे।`;
      case 'unfavourable':
        return `${place}; उसकी दशा में कामों को ज़्यादा समय दें।`;
    }
  },
};
