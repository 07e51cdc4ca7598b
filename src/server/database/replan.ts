/**
 * For `modifyFront` of selects whose best plan depends on their values. PostgreSQL would eventually use one plan for all
 * values of a prepared statement; a statement with this comment is not prepared.
 */
export const replanEachTime = '/* plan each time */';
