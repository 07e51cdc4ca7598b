/** Colours of columns. The views have a style for each. */
export const columnColours = ['blue', 'green', 'yellow', 'orange', 'red', 'violet', 'teal', 'grey'] as const;
