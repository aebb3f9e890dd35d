/** The sentence about the twelve charts that hold a planet of a year, in English. */
import type { VargiyaWords } from '../../facts/varshphal/dwadashaVargiya.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, named } from '../grammar.ts';

export const VARGIYA_EN: Sentences<VargiyaWords> = {
  vargiya_count: ({ good, planet, verdict }) => {
    const charts = good === 0 ? 'none of the twelve charts' : `${countWord(good)} of the twelve charts`;
    const place = `${capitalised(named(planet))} stands well in ${charts}`;
    switch (verdict) {
      case 'favourable':
        return `${place}, so its periods this year are favourable.`;
      case 'mixed':
        return `${place}, so its periods this year bring some ease and some effort.`;
      case 'unfavourable':
        return `${place}, so give matters more time in its periods this year.`;
    }
  },
};
