/** Answers about mantras and rites: those of planets, and those of the ishta devata. */
import { JAPA_DAYS, japaOf, type JapaCount } from '../../lib/astro/judgement/remedy/japa.ts';
import { charaKaraka } from '../../lib/astro/jaimini/charaKarakas.ts';
import { devata, type Devata } from '../../lib/astro/jaimini/devatas.ts';
import { deitySutra } from '../../lib/astro/jaimini/tables/deities.ts';
import { MALA } from '../../lib/astro/remedy/planetRemedies.ts';
import { DEITY_WORSHIP, DEITY_WORSHIP_SOURCE } from '../../lib/astro/tables/deityWorship.ts';
import { REMEDIES } from '../../lib/astro/tables/remedies.ts';
import { SHANTIS } from '../../lib/astro/tables/shantis.ts';
import { UNIVERSAL_MANTRAS, UNIVERSAL_SOURCE } from '../../lib/astro/tables/universalMantras.ts';
import { capitalised } from '../../lib/astro/words.ts';
import type * as wire from '../../lib/schemas/remedy/acts.ts';
import { devataRecord } from '../../lib/records/planet/devatas.ts';
import type { Language } from '../../lib/words/names.ts';
import { REMEDY } from '../../lib/words/subjects/remedies/remedy.ts';
import { Warned } from '../../lib/records/warned.ts';
import {
  answerEnd,
  answerHead,
  itemRecords,
  notNeeded,
  remedyView,
  toldOf,
  type RemedyView,
} from './remedySections.ts';
import { thingRecord } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function mantras(context: BirthContext): Warned {
  const { names } = context;
  const { lang } = names;
  const view = remedyView(context);
  const items = itemRecords(view, 'mantra', (planet) => {
    const { mantra, seedMantra } = REMEDIES[planet];
    const { kali, vedic } = japaOf(planet);
    return {
      mantra: mantra[lang],
      seed_mantra: seedMantra[lang],
      days: JAPA_DAYS,
      vedic: japaRecord(vedic),
      kali: japaRecord(kali),
    };
  });
  const chosen = ishta(view);
  const { deity, mantra, when } = DEITY_WORSHIP[chosen.planets[0]];
  const data: wire.Mantras = {
    ...answerHead(view, toldOf(view, 'mantra')),
    mantras: items,
    ishta_devata: {
      devata: devataRecord(chosen, names),
      deity: deity[lang],
      mantra: mantra[lang],
      count: MALA,
      when: when[lang],
      reason: ishtaReason(chosen, lang),
    },
    universal: UNIVERSAL_MANTRAS.map(({ count, id, name, purpose, text }) => {
      return { id, name: name[lang], mantra: text[lang], purpose: capitalised(purpose[lang]), count };
    }),
    not_needed: notNeeded(view, 'mantra'),
    ...answerEnd(view, 'mantra', [deitySutra(chosen.planets[0]), DEITY_WORSHIP_SOURCE, UNIVERSAL_SOURCE]),
  };
  return new Warned(data, view.warnings);
}

function japaRecord({ malasPerDay, total }: JapaCount) {
  return { total, malas_per_day: malasPerDay };
}

export function pujas(context: BirthContext): Warned {
  const { names } = context;
  const { lang } = names;
  const view = remedyView(context);
  const items = itemRecords(view, 'puja', (planet) => {
    const { direction, grain, wood } = SHANTIS[planet];
    const { deity, worship } = REMEDIES[planet];
    return {
      wood: capitalised(wood[lang]),
      grain: capitalised(grain[lang]),
      direction: thingRecord(direction, lang),
      recitation: worship[lang],
      deity: deity[lang],
    };
  });
  const chosen = ishta(view);
  const { deity, details, puja, when } = DEITY_WORSHIP[chosen.planets[0]];
  const data: wire.Pujas = {
    ...answerHead(view, toldOf(view, 'puja')),
    pujas: items,
    deity_puja: {
      devata: devataRecord(chosen, names),
      deity: deity[lang],
      title: puja[lang],
      details: details[lang],
      when: when[lang],
      reason: ishtaReason(chosen, lang),
    },
    not_needed: notNeeded(view, 'puja'),
    ...answerEnd(view, 'puja', [deitySutra(chosen.planets[0]), DEITY_WORSHIP_SOURCE]),
  };
  return new Warned(data, view.warnings);
}

/** Found in the twelfth from karakamsha, the navamsa sign of the atmakaraka. */
function ishta({ area }: RemedyView): Devata {
  const { chart, karakas, navamsa } = area;
  return devata(chart, navamsa, 'ishta', navamsa.signs[charaKaraka(karakas, 'AK').planet]);
}

function ishtaReason({ planets: [planet], signIndex }: Devata, lang: Language): string {
  return REMEDY[lang].ishta({ signIndex, planet, deity: DEITY_WORSHIP[planet].deity });
}
