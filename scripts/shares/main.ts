/** First step: how often each yoga and dosha is formed, and how strongly, in one pass over the births. */
import { randomBirths } from './births.ts';
import { BIRTHS, digestOf, DIGEST_BIRTHS, type Step } from './counting.ts';
import { addDoshas, doshaFigures, doshaLines, doshaPage, doshaTable, emptyDoshaTally, judgedDoshas } from './doshas.ts';
import { addYogas, emptyYogaTally, judgedRules, yogaFigures, yogaLines, yogaPage, yogaTable } from './yogas.ts';

/** Returns the digests of the yogas and doshas of the first births. */
export function ruleDigests(): { yogas: string; doshas: string } {
  const births = [...randomBirths(DIGEST_BIRTHS)];
  return {
    yogas: digestOf(births.flatMap((birth) => yogaLines(judgedRules(birth)))),
    doshas: digestOf(births.flatMap((birth) => doshaLines(judgedDoshas(birth)))),
  };
}

export function run(): Step {
  const [yogas, doshas] = [emptyYogaTally(), emptyDoshaTally()];
  for (const birth of randomBirths(BIRTHS)) {
    addYogas(yogas, judgedRules(birth));
    addDoshas(doshas, judgedDoshas(birth));
  }
  const digests = ruleDigests();
  return {
    files: {
      'lib/astro/tables/percentiles/yogas.ts': yogaTable(yogas, digests.yogas),
      'lib/astro/tables/percentiles/doshas.ts': doshaTable(doshas, digests.doshas),
      'docs/yogas.md': yogaPage(yogas),
      'docs/doshas.md': doshaPage(doshas),
    },
    lines: [...yogaFigures(yogas), ...doshaFigures(doshas)],
  };
}
