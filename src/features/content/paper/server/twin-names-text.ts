/** The letter after the name of a paper. */
export const letterOf = {
  zh: (letter: 'A' | 'B') => ` ${letter}卷`,
  en: (letter: 'A' | 'B') => `, paper ${letter}`,
}

/** The letter that a name has already. */
export const formerLetter = /(?:\s*[AB]\s*卷|, paper [AB])$/
