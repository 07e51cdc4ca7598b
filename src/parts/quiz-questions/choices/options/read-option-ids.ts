/** The ids of the chosen options, read without a schema; what does not fit counts as absent. */
export function readOptionIds(response: unknown): string[] {
  if (typeof response !== 'object' || response === null) return [];
  if ('option' in response) return typeof response.option === 'string' ? [response.option] : [];
  if (!('options' in response) || !Array.isArray(response.options)) return [];
  return response.options.filter((id) => typeof id === 'string');
}
