import { counted, texts } from '#src/web/i18n.tsx'
import type { NoteCode } from '../note-codes.ts'

/** What a note is about: the tag, the number, the excerpt. */
type About = Record<string, string | number>
type Words = Record<NoteCode, string | ((about: About) => string)>

/** The words of every note, in the order of the codes. */
export const notesText = texts<{ notes: Words; kinds: Record<string, string> }>({
  zh: {
    kinds: { lost: '丢失', changed: '改动', error: '不能导入', hint: '提示' },
    notes: {
      doubleInBank: '题库中已有相同的题目',
      doubleInFile: ({ number }) => `与第 ${number} 题相同`,
      fileBroken: '文件已损坏或不是所选的格式，无法读取',
      fileEncrypted: '文件有密码保护，请取消密码后再导入',
      fileHostile: '文件中含有不安全的内容，已停止读取',
      fileScanned: '这是扫描件，没有可识别的文字。请导入 Word 原文件或有文字层的 PDF',
      fileTooLarge: '文件内容过大，无法读取。请拆分后再导入',
      noKey: '没有找到答案',
      nothingFound: '没有识别出题目。请检查题号、选项和答案的格式，或使用 Excel 模板',
      pictureMissing: ({ name }) => `图片未能导入：${name}`,
      pointsMissTotal: ({ sum, printed }) => `各题分值合计 ${sum} 分，与卷面总分 ${printed} 分不符`,
      textCut: '内容过长，已截断',
      tooManyOptions: ({ most }) => `选项超过 ${most} 个`,
      tooManyQuestions: ({ count }) => `一次最多导入 2000 道题，后面的 ${count} 道未读取`,
      unknownType: ({ type }) => `不支持的题型：${type}`,
      unsafeRemoved: '已移除脚本等不安全的内容',
    },
  },
  en: {
    kinds: { lost: 'Lost', changed: 'Changed', error: 'Cannot be imported', hint: 'Note' },
    notes: {
      doubleInBank: 'Your question bank already has this question',
      doubleInFile: ({ number }) => `Same as question ${number}`,
      fileBroken: 'The file is damaged or is not of this format, so it cannot be read',
      fileEncrypted: 'The file is protected by a password. Remove the password first',
      fileHostile: 'The file contains unsafe content and was not read',
      fileScanned:
        'This is a scan without text. Import the Word file, or a PDF with selectable text',
      fileTooLarge: 'The file has too much content. Split it and import the parts',
      noKey: 'No answer was found',
      nothingFound:
        'No questions were found. Check how questions, options and answers are numbered, or use the Excel template',
      pictureMissing: ({ name }) => `A picture could not be imported: ${name}`,
      pointsMissTotal: ({ sum, printed }) =>
        `The points add up to ${sum}, but the paper states ${printed}`,
      textCut: 'The text is too long and was cut',
      tooManyOptions: ({ most }) => `More than ${most} options`,
      tooManyQuestions: ({ count }) =>
        `At most 2,000 questions are imported at once; ${counted(String(count), 'further question')} not read`,
      unknownType: ({ type }) => `Unsupported type of question: ${type}`,
      unsafeRemoved: 'Scripts or other unsafe content were removed',
    },
  },
})

/** Returns the sentence of a note. */
export function noteSentence(
  notes: Words,
  { code, about = {} }: { code: NoteCode; about?: About | undefined },
) {
  const words = notes[code]
  return typeof words === 'string' ? words : words(about)
}
