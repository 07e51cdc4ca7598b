/** The grid reads what has changed this long after it hears of it; with the server's own collecting, within a second. */
export const gridRefreshMs = 700;
