/** Width of a text in digits: a Chinese character takes two. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0)
