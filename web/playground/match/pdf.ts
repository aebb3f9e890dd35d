/** The button that saves the match as PDF; the service makes it for everybody. */
import { isOnDevice, Refusal, refusalIn } from '../answers.ts';
import { button, element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import { fetchOptions, target } from '../request.ts';
import { saveFile } from '../saving.ts';
import { deviceWordsIn } from '../words/deviceWords.ts';
import { matchWordsIn } from '../words/matchWords.ts';
import { wordsIn } from '../words/words.ts';
import { matchPdfRequest, type Pair } from './matchRequest.ts';

/** A report takes a second; on a cold start several. */
const PATIENCE_MS = 60_000;

export function pdfButton(pair: Pair, context: PageContext): HTMLElement {
  const words = matchWordsIn(context.lang);
  const said = element('span', { class: 'copied', role: 'status' });

  async function make(): Promise<void> {
    if (isOnDevice()) {
      said.textContent = deviceWordsIn(context.lang).serviceOnly;
      return;
    }
    said.textContent = words.making;
    try {
      saveFile(await pdfOf(pair, context), `${pair.first.name} - ${pair.second.name}.pdf`);
      said.textContent = words.made;
    } catch (error) {
      said.textContent = error instanceof Refusal ? error.message : wordsIn(context.lang).unreachable;
    }
  }

  return element(
    'p',
    { class: 'acts' },
    button(words.pdf, () => void make(), { class: 'quiet' }),
    said,
  );
}

/** @throws Refusal with the message of the service */
async function pdfOf(pair: Pair, context: PageContext): Promise<Blob> {
  const request = matchPdfRequest(pair, context);
  const options = fetchOptions(request);
  const response = await fetch(target(request), {
    ...options,
    headers: { ...options.headers, accept: 'application/pdf' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw await refusalIn(response);
  return response.blob();
}
