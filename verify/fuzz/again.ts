/** Checks across two answers: equal requests get equal bytes, and another language changes words alone. */
import type { Asked } from './asked.ts';
import type { Operation } from './document.ts';
import type { Answered } from './sending.ts';

/**
 * How often an answer is requested again; the two numbers have no common factor, so that both checks meet the same
 * requests.
 */
const EVERY_EQUAL = 8;
const EVERY_TRANSLATED = 13;

/** Returns an answer without the numbers of requests: within a batch each refusal has its own. */
const unnumbered = (text: string) => text.replace(/"request_id":"[^"]*"/g, '');

/**
 * Repeats a request where it is its turn; returns what is wrong, or null.
 *
 * @param turn number of the request
 */
export async function againFault(
  operation: Operation,
  asked: Asked,
  first: Answered,
  turn: number,
  ask: (asked: Asked) => Promise<Answered>,
): Promise<string | null> {
  if (first.status !== 200 || operation.group === 'auth' || !isTimeless(operation, asked)) return null;
  if (turn % EVERY_EQUAL === 0) {
    const { text } = await ask(asked);
    if (unnumbered(text) !== unnumbered(first.text))
      return `has another answer at once: ${difference(first.text, text)}`;
  }
  const isComputed = asked.method === 'POST' && first.headers['content-type']?.startsWith('application/json');
  // The bytes of a report depend on the language.
  const hasReport = String(asked.body).includes('"include_pdf":true');
  if (turn % EVERY_TRANSLATED !== 0 || !isComputed || hasReport) return null;
  const [english, hindi] = await Promise.all(['en', 'hi'].map((lang) => ask(inLanguage(asked, lang))));
  const [of, to] = [english!, hindi!].map(({ text }) =>
    JSON.stringify(numbersAndIds((JSON.parse(text) as { data: unknown }).data)),
  );
  return of === to ? null : `has other ids or numbers in Hindi: ${difference(of!, to!)}`;
}

/** Whether an answer does not depend on the current time. */
function isTimeless({ parameters }: Operation, { body, url }: Asked): boolean {
  const takesNow = parameters.some(({ name }) => name === 'as_of');
  return !takesNow || url.includes('as_of=') || /"analysis_date":"/.test(String(body));
}

function inLanguage(asked: Asked, lang: string): Asked {
  const url = asked.url.replace(/([?&])lang=[^&]*&?/, '$1');
  return { ...asked, url: `${url}${url.includes('?') ? '&' : '?'}lang=${lang}` };
}

/** Removes what may be translated: names and sentences; keeps ids, numbers and booleans in their places. */
export function numbersAndIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersAndIds);
  if (typeof value === 'string') return /^(?!\d+(st|nd|rd|th)$)[a-z0-9_]+$/.test(value) ? value : '';
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key]) =>
          !/name|label|text|title|^(result|meaning|use|gift|avoid|good_for|significations|theme|mood|professions|fields)$/.test(
            key,
          ) && !/^(subject|matter|reason|role|roles|watch|watched_for)$/.test(key),
      )
      .map(([key, inner]) => [key, numbersAndIds(inner)]),
  );
}

function difference(one: string, other: string): string {
  const at = [...one].findIndex((character, i) => character !== other[i]);
  return `${one.slice(Math.max(0, at - 60), at + 60)} / ${other.slice(Math.max(0, at - 60), at + 60)}`;
}
