/** Any service that speaks OpenAI's chat completions, loaded by the first text that asks it. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { asking, COMPATIBLE_SERVICE, type Ask } from '../generated.ts';
import { modelFetch } from '../modelFetch.ts';
import type { ModelSettings } from '../settings.ts';

/**
 * Returns what asks a model by the wire that OpenAI made common.
 *
 * @param apiKey null for services that ask for none
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
