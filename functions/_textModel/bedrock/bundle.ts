/** Amazon Bedrock, loaded by the first text that asks it. */
import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import { asking, type Ask } from '../generated.ts';
import { modelFetch } from '../modelFetch.ts';
import type { ModelSettings } from '../settings.ts';

/** Signs with the credentials of the function's own role. */
export function ask({ modelId, region, url }: ModelSettings): Ask {
  const bedrock = createAmazonBedrock({
    ...(region !== null && { region }),
    ...(url !== null && { baseURL: url }),
    fetch: modelFetch,
  });
  return asking(bedrock(modelId));
}
