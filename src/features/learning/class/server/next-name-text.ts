/** The words for a semester in names of classes, each pair in the same order. */
export const semesterWords = {
  first: ['第一学期', '上学期', 'first semester'],
  second: ['第二学期', '下学期', 'second semester'],
} as const

/** A school year in the name of a class, with its two years and the sign between them. */
export const namedYears = /(?<!\d)(20\d\d)(\s*[-–—~～/至]\s*)(20\d\d)(?!\d)/gu
