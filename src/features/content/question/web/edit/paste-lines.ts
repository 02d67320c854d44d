/** A. A、 A) （A） (A) A: ① and their full-width forms; 1. and - too. */
const mark =
  /^\s*(?:[(（]\s*(?:[A-Za-z]|\d{1,2})\s*[)）]|(?:[A-ZＡ-Ｚ]|[a-z]|\d{1,2})\s*[.．、)）:：]|[①-⑳]|[-•·*])\s*/u
/** Several options in one line: 'A. FOB B. CIF C. CFR'. */
const inLine = /\s+(?=[A-Z]\s*[.．、)）])/u

/** Cuts pasted text into options; marks such as 'A.' are dropped. */
export function linesOfOptions(text: string): string[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => (/^\s*[A-Z]\s*[.．、)）]/u.test(line) ? line.split(inLine) : [line]))
    .map((line) => line.replace(mark, '').trim())
    .filter((line) => line !== '')
}

/** Plain words as rich text of a line. */
export const asLine = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
