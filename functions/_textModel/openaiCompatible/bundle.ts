/** Any service with OpenAI's chat completions API, loaded by the first text that needs it. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { asking, COMPATIBLE_SERVICE, type Ask } from '../generated.ts';
import { modelFetch } from '../modelFetch.ts';
import type { ModelSettings } from '../settings.ts';

/**
 * Returns a function that calls a model through that API.
 *
 * @param apiKey null for services that require none
 */
export function ask({ modelId, url }: ModelSettings, apiKey: string | null): Ask {
  const service = createOpenAICompatible({
    name: COMPATIBLE_SERVICE,
    baseURL: url!,
    ...(apiKey !== null && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: modelFetch,
  });
  return asking(service(modelId));
}
