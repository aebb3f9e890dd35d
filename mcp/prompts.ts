/** Prompts: three questions that people begin with, each naming the tools that answer it. */
import type { Language } from '../lib/words/language.ts';
import { say } from './words/say.ts';

/** A prompt as `prompts/list` has it. */
export interface ListedPrompt {
  readonly name: string;
  readonly title: string;
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
}

const BORN = 'Date, time and town, such as 15 June 1990, 14:30, New Delhi';

/** Each prompt with what it takes, beside the language. */
const PROMPTS = {
  birth_reading: { born: BORN },
  day_ahead: { born: BORN },
  couple_match: { groom: BORN, bride: BORN },
} as const;
type PromptName = keyof typeof PROMPTS;

const LANG = { name: 'lang', description: 'en or hi; default en', required: false };

/** Returns the prompts with their arguments. */
export function listedPrompts(): readonly ListedPrompt[] {
  return (Object.keys(PROMPTS) as PromptName[]).map((name) => ({
    name,
    title: say(name, {}, 'en'),
    arguments: [
      ...Object.entries(PROMPTS[name]).map(([argument, description]) => ({
        name: argument,
        description,
        required: true,
      })),
      LANG,
    ],
  }));
}

/** Returns the text of a prompt; null where there is none of this name. */
export function promptText(name: string, sent: Readonly<Record<string, string>>, language: Language): string | null {
  const { born = '', bride = '', groom = '' } = sent;
  if (name === 'birth_reading') return say('read_birth', { born }, language);
  if (name === 'day_ahead') return say('read_day', { born }, language);
  return name === 'couple_match' ? say('read_match', { groom, bride }, language) : null;
}
