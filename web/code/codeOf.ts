/** The languages in which a request is shown, in the order of their tabs. */
import { curl } from './curl.ts';
import { dart } from './dart.ts';
import { javascript } from './javascript.ts';
import { kotlin } from './kotlin.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { plainRequest, type CodeRequest, type PlainRequest } from './request.ts';
import { swift } from './swift.ts';

const WRITERS = { curl, javascript, python, dart, kotlin, swift, php } satisfies Record<
  string,
  (request: PlainRequest) => string
>;

export type CodeLanguage = keyof typeof WRITERS;

/** Every language, with what its tab says. */
export const CODE_LANGUAGES: readonly { readonly id: CodeLanguage; readonly label: string }[] = [
  { id: 'curl', label: 'curl' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'python', label: 'Python' },
  { id: 'dart', label: 'Dart' },
  { id: 'kotlin', label: 'Kotlin' },
  { id: 'swift', label: 'Swift' },
  { id: 'php', label: 'PHP' },
];

/** Returns the request as code that runs as it stands and prints the answer, or keeps it as a file. */
export function codeOf(language: CodeLanguage, request: CodeRequest): string {
  return WRITERS[language](plainRequest(request));
}
