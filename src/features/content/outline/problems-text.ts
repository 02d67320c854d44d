import type { Both } from '#src/shared/locale.ts'
import { chapterIntroductionMost, chapterNameMost, itemNameMost } from './records.ts'
import type { OutlineProblem, OutlineProblemCode } from './problems.ts'

type Words = Both | ((about: string) => Both)

const named =
  (zh: (about: string) => string, en: (about: string) => string) =>
  (about: string): Both => ({ zh: zh(about), en: en(about) })

/** Words for what is wrong in an outline (specification, section 5). */
const words: Record<OutlineProblemCode, Words> = {
  chapterNameMissing: { zh: '章节名称不能为空', en: 'Chapter name cannot be empty' },
  chapterNameLong: {
    zh: `名称不能超过 ${chapterNameMost} 个字符`,
    en: `Name cannot exceed ${chapterNameMost} characters`,
  },
  introductionMissing: { zh: '内容简介不能为空', en: 'Content introduction cannot be empty' },
  introductionLong: {
    zh: `内容简介不能超过 ${chapterIntroductionMost} 个字符`,
    en: `Content cannot exceed ${chapterIntroductionMost} characters`,
  },
  itemNameMissing: { zh: '内容名称不能为空', en: 'Item name cannot be empty' },
  itemNameLong: {
    zh: `名称不能超过 ${itemNameMost} 个字符`,
    en: `Name cannot exceed ${itemNameMost} characters`,
  },
  fileFailed: named(
    (name) => `“${name}”处理失败，学员无法查看`,
    (name) => `“${name}” could not be processed, so learners cannot open it`,
  ),
  fileGone: { zh: '所用文件已不存在', en: 'A file no longer exists' },
  questionIncomplete: named(
    (title) => `题目“${title}”没有答案或不完整`,
    (title) => `Question “${title}” has no answer or is incomplete`,
  ),
  quizDates: { zh: '测验的截止时间早于开放时间', en: 'The quiz closes before it opens' },
  quizDraw: {
    zh: '随机抽题的题目不足',
    en: 'A random draw has too few questions',
  },
  drawFolder: {
    zh: '随机抽题的文件夹已删除或未向本课程的教师共享，抽题范围保持不变',
    en: 'The folder of a random draw was deleted or is not shared with the teachers of this course, so its pool stays as it is',
  },
  noContent: {
    zh: '请至少添加一个有内容的章节',
    en: 'Please add at least one chapter with content',
  },
  chapterEmpty: { zh: '章节没有内容', en: 'The chapter is empty' },
  filmMissing: { zh: '尚未选择视频', en: 'No video is chosen yet' },
  documentMissing: { zh: '尚未选择课件', en: 'No courseware is chosen yet' },
  fileWorking: named(
    (name) => `“${name}”仍在处理中`,
    (name) => `“${name}” is still being processed`,
  ),
  noSubtitles: named(
    (name) => `视频“${name}”没有字幕`,
    (name) => `Video “${name}” has no subtitles`,
  ),
  textMissing: { zh: '尚未填写正文', en: 'The text is empty' },
  quizEmpty: { zh: '测验没有题目', en: 'The quiz has no questions' },
  questionDeleted: named(
    (title) => `题目“${title}”已从题库删除；测验仍使用原有版本`,
    (title) => `Question “${title}” was deleted from the bank; the quiz keeps its version`,
  ),
  questionNewer: named(
    (title) => `题目“${title}”有新版本`,
    (title) => `Question “${title}” has a newer version`,
  ),
  translationMissing: { zh: '缺少译文', en: 'The translation is missing' },
  translationOutdated: { zh: '译文待更新', en: 'The translation is outdated' },
  linkDead: named(
    (address) => `链接“${address}”指向的页面不存在`,
    (address) => `Link “${address}” points to a missing page`,
  ),
}

/** Returns what is wrong, in both languages. */
export function outlineProblemWords({ code, about = '' }: OutlineProblem): Both {
  const found = words[code]
  return typeof found === 'function' ? found(about) : found
}
