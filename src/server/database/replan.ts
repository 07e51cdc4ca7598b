/**
 * For `modifyFront` of a select whose best plan depends on its values. PostgreSQL keeps, of a prepared statement, sooner
 * or later one plan for all values; a statement with this is not prepared.
 */
export const plannedAnew = '/* planned anew */';
