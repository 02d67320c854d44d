/** How a total is shown. */
export const gradeSchemes = ['percent', 'fiveLevel', 'passFail', 'gpa4'] as const
export type GradeScheme = (typeof gradeSchemes)[number]

/** whole – 四舍五入 to whole numbers; tenth – to one decimal. */
export const gradeRoundings = ['whole', 'tenth'] as const
export type GradeRounding = (typeof gradeRoundings)[number]

/** The halves of a Chinese final grade: 平时 and 考试. */
export const gradeParts = ['usual', 'exam'] as const
export type GradePart = (typeof gradeParts)[number]

/**
 * Words that stand in a cell in place of a mark. excused, deferred (缓考) and exempt (免修) are left out; absent (缺考)
 * and cheated (作弊) count as zero; postponed (缓交) waits like a missing mark.
 */
export const gradeWords = [
  ...(['excused', 'absent', 'deferred', 'cheated', 'exempt', 'postponed'] as const),
] as const
export type GradeWord = (typeof gradeWords)[number]

/** Where the marks of a column come from. */
export const gradeSources = [
  'manual',
  'quiz',
  'progress',
  'attendance',
  'participation',
  'homework',
] as const
export type GradeSource = (typeof gradeSources)[number]

/** open – marks change; frozen – nothing changes; released – students see their own. */
export const gradebookStates = ['open', 'frozen', 'released'] as const
export type GradebookState = (typeof gradebookStates)[number]

export const gradeEventKinds = [
  ...(['mark', 'rules', 'columnAdded', 'columnEdited', 'columnRemoved'] as const),
  ...(['frozen', 'unfrozen', 'released'] as const),
] as const
export type GradeEventKind = (typeof gradeEventKinds)[number]

export const categoriesMost = 10
export const columnsMost = 100
export const gradeNameMost = 40
export const whyMost = 200
/** In hundredths: 1,000 points. Products of two such shares stay exact integers. */
export const fullMarkMost = 100_000
/** Cells of one call: a paste of 500 rows by ten columns. */
export const changesMost = 5000
/** Changed cells that an open page takes one by one; after more of them it reads the whole gradebook. */
export const arrivalsMost = 1000
export const gradeEventsPerPage = 30
