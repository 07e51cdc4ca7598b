type Written = { t: string } | { blank: number };

/** The words of a line, and its blanks, which are written `[[1]]`. */
export function splitWritten(words: string): Written[] {
  return words.split(/(\[\[[1-9]\d?\]\])/).flatMap((part): Written[] => {
    const number = /^\[\[(\d+)\]\]$/.exec(part)?.[1];
    if (number !== undefined) return [{ blank: Number(number) }];
    return part === '' ? [] : [{ t: part }];
  });
}
