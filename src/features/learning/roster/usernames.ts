/** Names that are tried, until one is free. */
const most = 50

/**
 * Returns the user names that a student may get, the best one first: the student number with the mark of the class,
 * '2026030101_c12', then with a count. They keep the rules of user names: 4 to 32 letters, digits and underscores.
 */
export function usernamesOf(number: string, classId: number): string[] {
  const plain = Array.from(number.replace(/[^A-Za-z0-9_\p{Script=Han}]/gu, ''))
    .slice(0, 18)
    .join('')
  const first = `${plain}_c${classId}`
  return [first, ...Array.from({ length: most }, (_, at) => `${first}_${at + 2}`)]
}
