/** Addresses of all media that a content names, wherever in it they stand; each once. */
export function listUrls(content: unknown): string[] {
  const urls = new Set<string>();
  JSON.stringify(content, (name, value: unknown) => {
    if (name === 'url' && typeof value === 'string') urls.add(value);
    return value;
  });
  return [...urls];
}
