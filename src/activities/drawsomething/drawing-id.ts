/** Id of the only question. */
export const drawingId = 'drawing';
