/** The signs that end a keyword, Latin and Chinese. */
export const keywordEnd = /[,，、;；\n]/
