/** Surnames of two characters. */
export const longSurnames =
  /^(欧阳|司马|上官|诸葛|司徒|东方|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|夏侯|端木|南宫|独孤|百里|呼延|轩辕)/
