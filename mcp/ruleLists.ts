/** Lists made from the rules themselves, where no path answers one. */
import { languageAsked } from '../functions/_shell/request.ts';
import { DOSHAS } from '../lib/astro/dosha/index.ts';
import { citation, type Source } from '../lib/astro/source.ts';
import { CATALOG_RULES } from '../lib/astro/yoga/catalog.ts';
import { sentenceLanguage } from '../lib/words/language.ts';

/** Returns every dosha with its source, named in a language. */
export function doshaRules(lang: string | null): object {
  const language = sentenceLanguage(languageAsked(lang ?? undefined));
  return {
    count: DOSHAS.length,
    doshas: DOSHAS.map(({ alsoCalled = [], effects, id, name, needs, source }) => ({
      id,
      name: name[language],
      also_called: alsoCalled.map((other) => other.name[language]),
      effects: effects[language],
      needs: needs ?? null,
      source: citation(source),
    })),
  };
}

/** Returns the texts that yogas and doshas rest on, each with its edition and the chapters that are cited. */
export function textsCited(): object {
  const rules = CATALOG_RULES.flatMap(({ alsoIn = [], source }) => [source, ...alsoIn]);
  const cited = [...rules, ...DOSHAS.map(({ source }) => source)];
  const byText = new Map<string, Source[]>();
  for (const source of cited) byText.set(source.text, [...(byText.get(source.text) ?? []), source]);
  return {
    texts: [...byText].map(([text, sources]) => ({
      text,
      edition: sources[0]!.edition ?? null,
      chapters: [...new Set(sources.flatMap(({ chapter }) => chapter ?? []))].sort(byNumber),
      rules: sources.length,
    })),
  };
}

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });
