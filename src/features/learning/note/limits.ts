/** Characters of marked words that an anchor keeps, and of the words around them. */
export const anchorWordsMost = 500
export const anchorAroundMost = 60
