/** Returns an ISBN without the hyphens and spaces that books print, in plain digits. */
export const plainIsbn = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\u2010-\u2015-]/g, '')

export const isIsbn = (isbn: string): boolean => /^\d{13}$/.test(isbn)

/** Whether the last of 13 digits is the one that the others ask for. A wrong one only warns: books print some. */
export function hasCheckDigit(isbn: string): boolean {
  const sum = [...isbn].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
