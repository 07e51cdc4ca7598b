import { type RawBuilder, sql } from 'kysely';
import { Converter } from 'opencc-js/t2cn';

/** Text as it is stored and looked up for searching: Traditional as Simplified, full width as half, lower case. */

const toSimplified = Converter({ from: 'hk', to: 'cn' });

export function toSearchText(text: string): string {
  return toSimplified(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Condition 'column contains the keyword', for lists already narrowed to one teacher, class or unit. */
export function containsKeyword(column: string, keyword: string): RawBuilder<boolean> {
  const pattern = `%${toSearchText(keyword).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
