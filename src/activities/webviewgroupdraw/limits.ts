/** Pages of a board, with those that are handed out during the lesson. */
export const pagesMax = 20;
/** Boards that are treated by themselves: more than a class has students. */
export const boardsMax = 500;
export const pageTitleMaxLength = 200;
