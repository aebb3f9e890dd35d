/**
 * Settings by which texts of the document are composed by rules, whatever is configured: an example costs nothing and
 * stays the same.
 */
const COMPOSED = { TEXT_MODEL: 'embedded', AI_THROTTLING: 'off' };

export async function withoutModel<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  const { AI_THROTTLING, TEXT_MODEL } = process.env;
  Object.assign(process.env, COMPOSED);
  try {
    return await answer();
  } finally {
    restored({ AI_THROTTLING, TEXT_MODEL });
  }
}

function restored(settings: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}
