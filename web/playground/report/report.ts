/** The report of a birth as PDF, which the service makes for accounts. */
import { isOnDevice, Refusal, refusalIn } from '../answers.ts';
import { openDialog } from '../dialog.ts';
import { element } from '../dom.ts';
import type { PageContext } from '../pageContext.ts';
import { fetchOptions, target, type ApiRequest } from '../request.ts';
import { saveFile } from '../saving.ts';
import { deviceWordsIn } from '../words/deviceWords.ts';
import { reportWordsIn } from '../words/reportWords.ts';
import { whyWordsIn } from '../words/whyWords.ts';
import { wordsIn } from '../words/words.ts';
import { forgetToken, heldToken } from './account.ts';
import { signInForm } from './signInForm.ts';

const PDF = 'application/pdf';
/** A report takes a second; on a cold start several. */
const PATIENCE_MS = 60_000;
const UNAUTHORIZED = 401;

/** Opens the dialog: the sign-in first where it is needed, then the report is saved. */
export function openReport(context: PageContext): void {
  const words = reportWordsIn(context.lang);
  const place = element('div', {});
  openDialog(words.title, whyWordsIn(context.lang).close, [place]);

  function askForAccount(note: string): void {
    const form = signInForm(context.lang, () => void make());
    place.replaceChildren(element('p', {}, note), form);
    form.querySelector<HTMLElement>('#account-email')!.focus();
  }

  async function make(): Promise<void> {
    const token = heldToken();
    if (token === null) {
      askForAccount(words.intro);
      return;
    }
    say(words.making);
    try {
      const report = await reportOf(context, token);
      if (report === null) {
        forgetToken();
        askForAccount(words.signInAgain);
        return;
      }
      saveFile(report, `${context.birth.name}.pdf`);
      say(words.made);
    } catch (error) {
      say(error instanceof Refusal ? error.message : wordsIn(context.lang).unreachable);
    }
  }

  function say(message: string): void {
    const said = element('p', { role: 'status', tabindex: '-1' }, message);
    place.replaceChildren(said);
    said.focus();
  }

  if (!context.isTimeKnown) say(words.needsTime);
  else if (isOnDevice()) say(deviceWordsIn(context.lang).serviceOnly);
  else void make();
}

function reportRequest({ birth, nameLanguage, style }: PageContext): ApiRequest {
  return {
    method: 'POST',
    path: '/chart/full',
    query: { lang: nameLanguage },
    body: { ...birth, chart_style: style },
  };
}

/**
 * Returns the report; null where the token has ended.
 *
 * @throws Refusal with the message of the service
 */
async function reportOf(context: PageContext, token: string): Promise<Blob | null> {
  const request = reportRequest(context);
  const options = fetchOptions(request);
  const response = await fetch(target(request), {
    ...options,
    headers: { ...options.headers, accept: PDF, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === UNAUTHORIZED) return null;
  if (!response.ok) throw await refusalIn(response);
  return response.blob();
}
