/** Opens a stream of server-sent events; its text can be read until it matches a pattern. */
export async function readStream(url: string, token: string) {
  const abort = new AbortController();
  const response = await fetch(url, { headers: { token }, signal: abort.signal });
  const reader = response.body!.getReader();
  let text = '';
  return {
    response,
    abort,
    /** Reads until the text matches, and returns all text so far. Throws if the server ends the stream before that. */
    readUntil: async (pattern: RegExp) => {
      while (!pattern.test(text)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended without ${String(pattern)}: ${text}`);
        text += new TextDecoder().decode(value);
      }
      return text;
    },
    /** Reads until the server ends the stream, and returns the whole text. */
    readToEnd: async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text;
        text += new TextDecoder().decode(value);
      }
    },
  };
}
