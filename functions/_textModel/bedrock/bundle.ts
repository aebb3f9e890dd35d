/** Amazon Bedrock, loaded by the first text that needs it. */
import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { asking, type Ask } from '../generated.ts';
import { modelFetch } from '../modelFetch.ts';
import type { ModelSettings } from '../settings.ts';

/** Returns a function that calls a model; it signs with the credentials of the function's own role. */
export function ask({ modelId, region, url }: ModelSettings): Ask {
  const bedrock = createAmazonBedrock({
    ...(region !== null && { region }),
    ...(url !== null && { baseURL: url }),
    fetch: modelFetch,
  });
  return asking(bedrock(modelId));
}
