import { both, type Locale, pick } from '#src/shared/locale.ts'

const elsewhereText = both('其他教师的内容', 'another teacher’s content')

/** A place whose name the reader may not see. */
export const elsewhere = (locale: Locale) => pick(elsewhereText, locale)

const someoneText = both('另一位教师', 'Another teacher')

/** A person whose account was erased. */
export const someone = (locale: Locale) => pick(someoneText, locale)

/** The words on the page of a file for a question that uses it. */
export const fileUseText = {
  question: both('题目', 'Question'),
  former: both('旧版本', 'An earlier version'),
  deleted: both('已删除的题目', 'A deleted question'),
  untitled: both('（无题干）', '(no stem)'),
}
