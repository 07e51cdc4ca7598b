import { type RawBuilder, sql } from 'kysely';
import { Converter } from 'opencc-js/t2cn';

/** Normalises text for searching: Traditional becomes Simplified, full width half width, upper case lower case. */

const toSimplified = Converter({ from: 'hk', to: 'cn' });

export function toSearchText(text: string): string {
  return toSimplified(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The pattern of a keyword for `matchesPattern`. */
export function toLikePattern(keyword: string): string {
  return `%${toSearchText(keyword).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Condition 'column contains the keyword', for lists that are limited to one teacher, class or unit. */
export function containsKeyword(column: string, keyword: string): RawBuilder<boolean> {
  return matchesPattern(column, toLikePattern(keyword));
}

export function matchesPattern(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
