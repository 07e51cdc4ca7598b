/** The only question of group boards: what is drawn on the board. */
export const boardId = 'board';
