import type { ReactElement } from 'react';

/**
 * Children that are never text. Elements may come and go before them without harm in a page that the browser has
 * translated (`scripts/check-interface.ts`).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
